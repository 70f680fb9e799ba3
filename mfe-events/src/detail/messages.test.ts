import type { Messages } from '@foyer/shared';
import { messages as person } from '../person/messages.ts';
import { messages as production } from '../production/messages.ts';
import { messages as productions } from '../productions/messages.ts';
import { messages as series } from '../series/messages.ts';
import { messages as team } from '../team/messages.ts';
import { messages as venue } from '../venue/messages.ts';

const placeholders = (text: string) => (text.match(/\{\{\w+\}\}/g) ?? []).sort();

test.each(Object.entries<Messages>({ person, production, productions, series, team, venue }))(
  'the texts of %s are there in both languages, with the same values',
  (_name, { de, en }) => {
    expect(Object.keys(en).sort()).toEqual(Object.keys(de).sort());
    expect(Object.values({ ...de, ...en }).every((text) => text.trim() !== '')).toBe(true);
    for (const key of Object.keys(de))
      expect([key, placeholders(en[key] ?? '')]).toEqual([key, placeholders(de[key] ?? '')]);
  },
);
