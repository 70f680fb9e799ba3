import { HtmlValidate } from 'html-validate';

const validator = new HtmlValidate({
  extends: ['html-validate:standard', 'html-validate:a11y'],
  rules: {
    // React makes ids with underscores.
    'valid-id': ['error', { relaxed: true }],
    // A list may have a name.
    'aria-label-misuse': ['error', { allowAnyNamable: true }],
    // The menu stands on the page twice, and one of the two is on show.
    'unique-landmark': 'off',
    // The menu's button is a link without JavaScript; the suggestions of the search are no form control.
    'prefer-native-element': 'off',
    'no-redundant-for': 'off',
  },
});

/** What is wrong with a document, in words; nothing of a document that is valid. */
export async function faultsOf(html: string): Promise<string[]> {
  const { results } = await validator.validateString(html);
  return results.flatMap(({ messages }) =>
    messages.map(({ ruleId, message, selector }) => `${ruleId}: ${message} (${selector})`),
  );
}

/** Tags and attributes of a document without its words and values: two documents with the same are valid or not together. */
export const structureOf = (html: string): string => html.replaceAll(/>[^<]+</g, '> <').replaceAll(/="[^"]+"/g, '="…"');

/** What is said twice as an id within a document. */
export function idsTwice(html: string): string[] {
  const ids = [...html.matchAll(/\sid="([^"]+)"/g)].map(([, id]) => id!);
  return ids.filter((id, index) => ids.indexOf(id) < index);
}
