const LETTERS: Record<string, string> = {
  ä: 'ae',
  ö: 'oe',
  ü: 'ue',
  ß: 'ss',
  æ: 'ae',
  ø: 'oe',
  å: 'aa',
  œ: 'oe',
  đ: 'd',
  ł: 'l',
  þ: 'th',
  ð: 'd',
};
const MAX_LENGTH = 80;

/** What slugs look like, whoever wrote them. */
export const SLUG_PATTERN = /^[a-z0-9]+(?:-[a-z0-9]+)*$/;

/** The name of a thing as it stands in addresses: `Über den Fluß` -> `ueber-den-fluss`; `fallback` where no letter is left. */
export function slugOf(title: string, fallback = ''): string {
  const plain = title
    .toLowerCase()
    .normalize('NFC')
    .replace(/[äöüßæøåœđłþð]/g, (letter) => LETTERS[letter] ?? '')
    .normalize('NFD')
    .replace(/\p{M}/gu, '')
    .replace(/[^a-z0-9]+/g, '-')
    .replace(/^-+|-+$/g, '');
  if (plain.length <= MAX_LENGTH) return plain || fallback;
  // Not in the middle of a word, if that leaves anything.
  return plain
    .slice(0, MAX_LENGTH + 1)
    .replace(/-[^-]*$/, '')
    .slice(0, MAX_LENGTH);
}
