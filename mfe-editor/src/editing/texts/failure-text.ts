import { ApiError } from '@foyer/shared';

const SENTENCES: Record<number, string> = { 401: 'loggedOut', 404: 'gone' };

/** What is said when the service has not done what was asked. Why something must stay as it is (409) it says in both languages itself, all else in English. */
export function failureText(error: unknown, t: (key: string) => string): string {
  const { status, problem } = error instanceof ApiError ? error : { status: 500, problem: null };
  return (status === 409 && problem?.detail) || t(SENTENCES[status] ?? 'publish.failed');
}
