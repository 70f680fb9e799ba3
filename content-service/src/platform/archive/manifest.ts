import Type, { type Static } from 'typebox';
import { Check } from 'typebox/value';
import { StartError } from '../start-error.ts';

/** Raised when older programs could not read an archive any more. */
export const FORMAT = 1;
/** Its name within the archive. */
export const MANIFEST_FILE = 'manifest.json';

/** First entry of an archive: what is in it. */
const ManifestSchema = Type.Object({
  format: Type.Integer(),
  created_at: Type.String(),
  migrations: Type.Array(Type.String()),
  tables: Type.Array(Type.Object({ name: Type.String({ pattern: '^[a-z_]+$' }), rows: Type.Integer({ minimum: 0 }) })),
});
/** What an archive says of itself: program, migrations, tables and how many rows each has. */
export type Manifest = Static<typeof ManifestSchema>;

/** @throws StartError FOYER-407 for anything but a manifest that this program understands */
export function readManifest(text: string): Manifest {
  const manifest = parsed(text);
  if (!Check(ManifestSchema, manifest)) throw new StartError('FOYER-407', 'This file is no archive of Foyer.');
  if (manifest.format > FORMAT)
    throw new StartError(
      'FOYER-407',
      `The archive has format ${manifest.format}, this version of Foyer reads up to ${FORMAT}: use a newer one.`,
    );
  return manifest;
}

function parsed(text: string): unknown {
  try {
    return JSON.parse(text);
  } catch {
    return null;
  }
}
