import type { FastifyBaseLogger } from 'fastify';

/** What happened to a login. */
export type AccountEvent =
  | 'login'
  | 'login-refused'
  | 'logout'
  | 'profile-changed'
  | 'password-changed'
  | 'password-refused'
  | 'passkey-added'
  | 'passkey-removed'
  | 'sessions-ended'
  | 'entries-exported'
  | 'entry-file-opened';

/**
 * Notes what happened to a login, for whoever looks into a break-in. The number of the user says who: names, addresses and
 * what was changed stay out of the log.
 * @param userId null where nobody knows whose
 */
export function audit(log: Pick<FastifyBaseLogger, 'info'>, event: AccountEvent, userId: number | null): void {
  log.info({ account: event, user: userId }, 'account');
}
