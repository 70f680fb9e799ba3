import { defineFragment } from '../fragment/define-fragment.ts';
import type { Messages } from './i18n.ts';

const fragment = { name: 'counter', load: () => Promise.resolve({}), View: () => null };
const whole = { de: { open: 'Offen', closed: 'Zu' }, en: { open: 'Open', closed: 'Closed' } } satisfies Messages;
const noEnglish = { ...whole, en: { open: 'Open' } } satisfies Messages;
const noGerman = { ...whole, de: { open: 'Offen' } } satisfies Messages;

test('a text that one of the languages lacks does not compile', () => {
  const takes = [
    defineFragment({ ...fragment, messages: whole }),
    // @ts-expect-error English has no word for "closed".
    defineFragment({ ...fragment, messages: noEnglish }),
    // @ts-expect-error German has none.
    defineFragment({ ...fragment, messages: noGerman }),
  ];
  expect(takes).toHaveLength(3);
});
