import { readFile } from 'node:fs/promises';
import { createRequire } from 'node:module';
import { FoyerError, type RemoteDeclaration } from '@foyer/shared';
import { Ajv } from 'ajv';

const schema = createRequire(import.meta.url)('@foyer/shared/schema/foyer.schema.json') as object;
const isDeclaration = new Ajv({ allErrors: true, strictTypes: false }).compile<RemoteDeclaration>(schema);

/**
 * Reads a remote's `foyer.json`.
 * @throws FoyerError FOYER-104 when it is missing or against its schema.
 */
export async function readDeclaration(file: string): Promise<RemoteDeclaration> {
  let value: unknown;
  try {
    value = JSON.parse(await readFile(file, 'utf8'));
  } catch (cause) {
    throw new FoyerError('FOYER-104', `${file} cannot be read: a remote declares there what it contributes`, { cause });
  }
  if (!isDeclaration(value)) {
    const faults = (isDeclaration.errors ?? [])
      .map(({ instancePath, message }) => `${instancePath || 'it'} ${message}`)
      .join('; ');
    throw new FoyerError(
      'FOYER-104',
      `${file} is not valid: ${faults}. The rules are in shared/schema/foyer.schema.json`,
    );
  }
  return value;
}
