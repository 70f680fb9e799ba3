import type { FieldValue, Localised } from './model.ts';

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
  return typeof value === 'object' && value !== null && 'de' in value && 'en' in value;
}

/** Paragraphs of rich text. */
export function paragraphs(...texts: string[]): string {
  return texts.map((text) => `<p>${text}</p>`).join('');
}

/** A slug in the manner of the house: `Größe & Klang` becomes `groesse-klang`. */
export function slugOf(text: string): string {
  return text
    .toLowerCase()
    .replace(/ä/g, 'ae').replace(/ö/g, 'oe').replace(/ü/g, 'ue').replace(/ß/g, 'ss').replace(/[øœ]/g, 'oe').replace(/å/g, 'aa').replace(/æ/g, 'ae')
    .normalize('NFD').replace(/[\u0300-\u036f]/g, '')
    .replace(/[^a-z0-9]+/g, '-').replace(/^-+|-+$/g, '');
}

/** Slugs of a title in both languages. */
export function slugs(title: Localised): Localised {
  return { de: slugOf(title.de), en: slugOf(title.en) };
}

/** Rich text in both languages, one entry per paragraph. */
export function rich(de: readonly string[], en: readonly string[]): Localised {
  return { de: paragraphs(...de), en: paragraphs(...en) };
}
