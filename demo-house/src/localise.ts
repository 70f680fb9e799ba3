import { slugOf } from '@foyer/shared/modules';
import type { FieldValue, Localised } from '@foyer/shared/house';

export { slugOf };

/** Both languages of a text, in the order German, English. */
export function l(de: string, en: string): Localised {
  return { de, en };
}

/** The same text in both languages (names, numbers). */
export function same(text: string): Localised {
  return { de: text, en: text };
}

/** Is this field value a text in both languages? */
export function isLocalised(value: FieldValue): value is Localised {
  return typeof value === 'object' && value !== null && 'de' in value && 'en' in value && typeof value.de === 'string';
}

/** Paragraphs of rich text. */
export function paragraphs(...texts: string[]): string {
  return texts.map((text) => `<p>${text}</p>`).join('');
}

/** Slugs of a title in both languages. */
export function slugs(title: Localised): Localised {
  return { de: slugOf(title.de), en: slugOf(title.en) };
}

/** Rich text in both languages, one entry per paragraph. */
export function rich(de: readonly string[], en: readonly string[]): Localised {
  return { de: paragraphs(...de), en: paragraphs(...en) };
}
