import { mkdtempSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join, relative } from 'node:path';
import { emptyHouse } from './empty-house.ts';
import { loadHouse } from './load-house.ts';

describe('the house that HOUSE names', () => {
  let folder: string;
  const file = (name: string, text: string): string => {
    const path = join(folder, name);
    writeFileSync(path, text);
    return path;
  };

  beforeAll(() => {
    folder = mkdtempSync(join(tmpdir(), 'foyer-house-'));
  });
  afterAll(() => rmSync(folder, { recursive: true, force: true }));

  it('is the empty one where there is none', async () => {
    expect(await loadHouse(null)).toBe(emptyHouse);
  });

  it('is a package, or a file by its path, absolute or from the working directory', async () => {
    expect((await loadHouse('@foyer/demo-house')).users).toHaveLength(2);
    const path = file(
      'house.mjs',
      'export default { users: [{}], datesMove: false, contentOn: () => null, draw: () => null };',
    );
    for (const name of [path, relative('.', path)])
      expect(await loadHouse(name)).toMatchObject({ users: [{}], datesMove: false });
  });

  it('is refused where there is none of that name', async () => {
    await expect(loadHouse('@foyer/nirgendwo')).rejects.toThrow(
      /^FOYER-430: HOUSE names @foyer\/nirgendwo, which cannot be loaded: .*nirgendwo/,
    );
    await expect(loadHouse(join(folder, 'nichts.mjs'))).rejects.toThrow('FOYER-430');
  });

  it('is refused with the reason of a module that fails', async () => {
    const path = file('broken.mjs', "throw new Error('No paper left');");
    await expect(loadHouse(path)).rejects.toThrow(/FOYER-430: .* cannot be loaded: No paper left/);
  });

  it.each([
    ['nothing by default', 'export const house = {};'],
    ['something else', 'export default { users: [] };'],
  ])('is refused when its module exports %s', async (what, text) => {
    await expect(loadHouse(file(`${what.replaceAll(' ', '-')}.mjs`, text))).rejects.toThrow(
      /FOYER-430: .* exports no house by default/,
    );
  });
});
