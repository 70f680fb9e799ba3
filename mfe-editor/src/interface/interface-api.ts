import { LOCALES, type Site } from '@foyer/shared';

/**
 * The content service for what editors read of its answers, such as why something was refused: it speaks the language of
 * their interface, whatever page they are on.
 */
export function interfaceApi({ api, user }: Pick<Site, 'api' | 'user'>): Site['api'] {
  const chosen = user.details?.editing_language;
  const language = LOCALES.find((locale) => locale === chosen) ?? user.details?.locale;
  return language ? api.in(language) : api;
}
