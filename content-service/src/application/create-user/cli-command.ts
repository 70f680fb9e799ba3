import { text } from 'node:stream/consumers';
import type { Settings } from '@foyer/shared/settings';
import { Check } from 'typebox/value';
import { askRunning, withStore } from '../../platform/archive/running-or-store.ts';
import { migrate } from '../../platform/database/migrate.ts';
import { StartError } from '../../platform/start-error.ts';
import { urlsWith } from '../../platform/urls.ts';
import { newPassword } from '../seed/house-users.ts';
import { createUser, type NewUser, RefusalsSchema } from './create-user.ts';

export interface NewUserFlags {
  email: string;
  firstName: string;
  lastName: string;
  role: NewUser['role'];
  locale: NewUser['locale'];
  passwordStdin: boolean;
}

/**
 * `npm run content -- create-user anna --email anna@house.example`: makes an account, also while the site runs. Without
 * `--password-stdin` a password is made and said once.
 * @throws StartError FOYER-422 naming what is wrong with it
 */
export async function addUser(
  username: string,
  { firstName, lastName, passwordStdin, ...flags }: NewUserFlags,
  settings: Settings,
  say: (sentence: string) => void,
): Promise<void> {
  const password = passwordStdin ? (await text(process.stdin)).replace(/\r?\n$/, '') : newPassword();
  const refusals = await create({ ...flags, username, first_name: firstName, last_name: lastName, password }, settings);
  if (refusals.length > 0)
    throw new StartError('FOYER-422', `The account ${username} was not created.\n  ${refusals.join('\n  ')}`);
  const secret = passwordStdin ? '' : ` Its password, which nobody can read again: ${password}`;
  say(`Created ${username} (${flags.role}). Log in at /admin/login/.${secret}`);
}

/** By the service that runs, else in the database itself. */
async function create(user: NewUser, settings: Settings): Promise<string[]> {
  const answer = await askRunning(settings, '/internal/users', { method: 'POST', json: user });
  if (answer) return refusalsIn(await text(answer));
  return withStore(settings, async (store) => {
    await store.exclusively(() => migrate(store));
    return store.db.transaction((tx) =>
      createUser(tx, user, { now: new Date(), urlsOf: urlsWith(settings.listingNames) }),
    );
  });
}

function refusalsIn(answer: string): string[] {
  const refusals: unknown = JSON.parse(answer);
  if (!Check(RefusalsSchema, refusals))
    throw new StartError(
      'FOYER-406',
      'The running content service is of another version: use the command of that one.',
    );
  return refusals;
}
