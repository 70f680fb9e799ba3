import type { Locale } from '@foyer/shared';
import { HttpFailure } from '../api/http.ts';

interface Words {
  t: (key: string) => string;
  locale: Locale;
}

/** What is said when something could not be saved. */
export function failureText(error: unknown, { t, locale }: Words): string {
  const texts: Record<number, string> = {
    0: t('foyer.edit.offline'),
    401: t('foyer.edit.save_failed'),
    403: t('foyer.edit.forbidden'),
    404: t('foyer.edit.gone'),
  };
  const known = error instanceof HttpFailure ? texts[error.status] : undefined;
  return known ?? withReason(t('foyer.edit.save_failed'), error, locale);
}

/** A sentence, and the service's reason where that is in the interface's language: why something must stay (409) it says in both, all else in English. */
export function withReason(sentence: string, error: unknown, locale: Locale): string {
  const { status, problem } = error instanceof HttpFailure ? error : { status: 500, problem: null };
  const reason = locale === 'en' || status === 409 ? problem?.detail : undefined;
  return [sentence, reason].filter(Boolean).join(' ');
}
