import house from '@foyer/demo-house';

/** A file of the house that tests are made for: `gong`, a sound of five seconds; `hausordnung`, a PDF. @throws Error for an unknown key */
export function houseFile(key: string): Buffer {
  const file = house.contentOn(new Date()).files.find((candidate) => candidate.key === key);
  if (!file) throw new Error(`The house has no file ${key}`);
  return file.bytes();
}
