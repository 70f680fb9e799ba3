import type { FastifyBaseLogger } from 'fastify';
import Type from 'typebox';
import type { Database } from '../../platform/database/database.ts';
import { HopelessJob } from '../../platform/jobs/jobs.ts';
import type { Service } from '../../service.ts';
import { nextAt } from '../../platform/time/berlin.ts';
import { deleteOldEntries, findEntry, type StoredEntry } from './entries.ts';
import { confirmationMail, notificationMail } from './entry-mails.ts';

const CONFIRM = 'forms.confirm';
const NOTIFY = 'forms.notify';
const DELETE_OLD = 'forms.delete-old-entries';

/** With the pauses of the queue these are three days: a mail server that is down over a weekend loses nothing. */
const MAIL_ATTEMPTS = 80;
/** Nobody wants a confirmation that comes weeks later, from a queue that nobody had looked at. */
const MAIL_WITHIN_MS = 7 * 24 * 60 * 60_000;
/** By the clock of the house, when few are about. */
const DELETE_OLD_AT = '03:10';

const MailJobSchema = Type.Object({ entry: Type.Integer() });

/** Plans the mails that an entry calls for, with its commit. Without a mail server there are none. */
export async function planMails(
  tx: Database,
  { jobs, mailer, siteUrl }: Pick<Service, 'jobs' | 'mailer' | 'siteUrl'>,
  stored: StoredEntry,
): Promise<void> {
  if (!mailer) return;
  const payload = { entry: stored.entry.id };
  if (confirmationMail(stored)) await jobs.add(tx, CONFIRM, payload);
  if (notificationMail(stored, siteUrl)) await jobs.add(tx, NOTIFY, payload);
}

/** Says how mails of entries are sent and how old entries are deleted. */
export function handleEntryJobs(service: Service, log: Pick<FastifyBaseLogger, 'info'>): void {
  const { db, jobs, mailer, siteUrl, now } = service;
  jobs.handle(DELETE_OLD, {
    attempts: 10,
    repeats: (after) => nextAt(after, DELETE_OLD_AT),
    run: async (_, { signal }) => {
      const entries = await deleteOldEntries(service, now(), signal);
      if (entries > 0) log.info({ entries }, 'old entries of forms were deleted');
    },
  });
  // Mails that wait while no server is set wait for one.
  if (!mailer) return;
  for (const [kind, mailFor] of [
    [CONFIRM, confirmationMail],
    [NOTIFY, (stored: StoredEntry) => notificationMail(stored, siteUrl)],
  ] as const) {
    jobs.handle(kind, {
      schema: MailJobSchema,
      attempts: MAIL_ATTEMPTS,
      run: async ({ entry }) => {
        // Neither an entry that was deleted nor a form that changed its mind writes to anybody.
        const stored = await findEntry(db, entry);
        const mail = stored && mailFor(stored);
        if (!mail) return;
        if (now().getTime() - stored.entry.createdAt.getTime() > MAIL_WITHIN_MS)
          throw new HopelessJob('The mail is too old to be sent.');
        await mailer.send(mail);
      },
    });
  }
}
