import { HttpFailure } from '../api/http.ts';

/** What is said when something could not be saved. @param t the interface's words */
export function failureText(error: unknown, t: (key: string) => string): string {
  const { status, problem } = error instanceof HttpFailure ? error : { status: 500, problem: null };
  const texts: Record<number, string> = {
    0: t('foyer.edit.offline'),
    401: t('foyer.edit.save_failed'),
    403: t('foyer.edit.forbidden'),
  };
  return texts[status] ?? [t('foyer.edit.save_failed'), problem?.detail].filter(Boolean).join(' ');
}
