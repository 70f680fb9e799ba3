import { readFile } from 'node:fs/promises';
import { createRequire } from 'node:module';
import { FoyerError, type RemoteDeclaration } from '@foyer/shared';
import { Ajv, type ErrorObject } from 'ajv';

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
    const reason = (cause as Error).message;
    throw new FoyerError(
      'FOYER-104',
      `${file} cannot be read (${reason}): a remote declares there what it contributes`,
      { cause },
    );
  }
  if (!isDeclaration(value)) {
    const faults = (isDeclaration.errors ?? []).map(faultOf).join('; ');
    throw new FoyerError(
      'FOYER-104',
      `${file} is not valid: ${faults}. The rules are in shared/schema/foyer.schema.json`,
    );
  }
  return value;
}

/** `/criticality must be equal to one of the allowed values (required, optional)` */
function faultOf({ instancePath, message, params }: ErrorObject): string {
  const { additionalProperty, propertyName, allowedValues } = params as Record<string, string | string[] | undefined>;
  const named = [additionalProperty ?? propertyName ?? allowedValues ?? []].flat().join(', ');
  return `${instancePath || 'it'} ${message}${named && ` (${named})`}`;
}
