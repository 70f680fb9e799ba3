import { DEFAULT_LANGUAGE, isLanguage, type Locale } from '../languages.ts';

/** The language of a request: its path's, else what `Accept-Language` likes best among ours, else German. */
export function languageOf(pathLanguage: unknown, acceptLanguage: string | undefined): Locale {
  if (isLanguage(pathLanguage)) return pathLanguage;
  return preferred(acceptLanguage ?? '') ?? DEFAULT_LANGUAGE;
}

function preferred(header: string): Locale | undefined {
  const wishes = header.split(',').map((wish) => {
    const [range = '', ...parameters] = wish.trim().toLowerCase().split(';');
    const quality = parameters.map((parameter) => /^\s*q=([\d.]+)$/.exec(parameter)?.[1]).find(Boolean);
    return { language: range.split('-', 1)[0], quality: quality === undefined ? 1 : Number(quality) };
  });
  const best = wishes.filter(({ quality }) => quality > 0).sort((one, other) => other.quality - one.quality);
  return best.map(({ language }) => language).find(isLanguage);
}
