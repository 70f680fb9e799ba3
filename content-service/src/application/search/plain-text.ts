import { isLocalised, type Locale } from '../../platform/languages.ts';
import type { StoredFields } from '../../content/pages/stored-module.ts';

const ENTITIES = new Map(Object.entries({ amp: '&', lt: '<', gt: '>', quot: '"', apos: "'", nbsp: ' ', shy: '' }));
/** Fields of modules that visitors read. */
const READ = new Set(['headline', 'preline', 'subline', 'content', 'text', 'question', 'title', 'author', 'name']);

/** The words of sanitised HTML. */
export function plainText(html: string): string {
  return html
    .replace(/<\/?(?:b|strong|i|em|u|s|span|a|small|sub|sup|mark|abbr|cite|q|time)\b[^>]*>/gi, '')
    .replace(/<[^>]*>/g, ' ')
    .replace(/&(?:#(\d+)|#x([\da-f]+)|(\w+));/gi, (entity, decimal?: string, hex?: string, name?: string) => {
      if (name) return ENTITIES.get(name.toLowerCase()) ?? entity;
      const code = decimal ? Number(decimal) : parseInt(hex ?? '', 16);
      return code <= 0x10ffff ? String.fromCodePoint(code) : entity;
    })
    .replace(/\s+/g, ' ')
    .trim();
}

/** What a module says in one language; without what is below it. */
export function moduleText(fields: StoredFields, locale: Locale): string {
  const texts = Object.entries(fields).map(([name, value]) =>
    READ.has(name) && isLocalised(value) ? plainText(value[locale]) : '',
  );
  return texts.filter(Boolean).join(' ');
}
