import { messages as dashboard } from './dashboard/messages.ts';
import { messages as profile } from './profile/messages.ts';
import { messages as session } from './session/messages.ts';
import { messages as settings } from './settings/messages.ts';
import { messages as toolbar } from './toolbar/messages.ts';

test.each(Object.entries({ dashboard, profile, session, settings, toolbar }))(
  'every language has the same texts: %s',
  (_, { de, en }) => {
    expect(Object.keys(en)).toEqual(Object.keys(de));
  },
);
