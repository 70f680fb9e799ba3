import { readFile, writeFile } from 'node:fs/promises';
import { join } from 'node:path';
import { sampleRemote } from '../testing/sample-remote.ts';
import { readDeclaration } from './declaration.ts';

describe('a foyer.json that is refused', () => {
  let file: string;

  beforeEach(async () => {
    file = join(await sampleRemote(), 'foyer.json');
  });

  it('is named, with what is wrong in its JSON', async () => {
    await writeFile(file, '{ "name": "events", }');
    await expect(readDeclaration(file)).rejects.toThrow(
      /^FOYER-104: .*foyer\.json cannot be read \(.*JSON at position 20/,
    );
  });

  it('is named, with the properties that it must not have and the values that it may', async () => {
    const declaration = JSON.parse(await readFile(file, 'utf8')) as object;
    await writeFile(
      file,
      JSON.stringify({ ...declaration, colour: 'red', criticality: 'high', fragments: { Up: 'a.ts' } }),
    );
    const refusal = expect(readDeclaration(file)).rejects;
    await refusal.toThrow(/^FOYER-104: .*it must NOT have additional properties \(colour\)/);
    await refusal.toThrow(/\/criticality must be equal to one of the allowed values \(required, optional\)/);
    await refusal.toThrow(/\/fragments property name must be valid \(Up\)/);
  });
});
