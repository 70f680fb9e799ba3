/** What the editor for running text can show and give back. */
const ELEMENTS = new Set([
  'P',
  'BR',
  'STRONG',
  'B',
  'EM',
  'I',
  'U',
  'S',
  'A',
  'UL',
  'OL',
  'LI',
  'BLOCKQUOTE',
  'H2',
  'H3',
  'H4',
  'HR',
]);
const ATTRIBUTES = new Set(['href', 'target', 'rel']);

/** Whether HTML loses nothing in that editor. Tables, pictures, classes and the like are edited as HTML instead. */
export function isPlain(html: string): boolean {
  const { body } = new DOMParser().parseFromString(html, 'text/html');
  return [...body.querySelectorAll('*')].every(
    (element) =>
      ELEMENTS.has(element.tagName) &&
      [...element.attributes].every(({ name }) => element.tagName === 'A' && ATTRIBUTES.has(name)),
  );
}
