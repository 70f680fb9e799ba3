import type { EditingLanguage, UserDetails } from '@foyer/shared/api';
import { fieldsOfModel, MODULE_GROUPS, MODULES } from '@foyer/shared/modules';
import { createTestSite } from '@foyer/shared/testing';
import { found } from '../picker/found.ts';
import { chooseLanguage, interfaceTexts, TEXTS } from './interface-texts.ts';

const { de, en, ja, la } = TEXTS;
const PLACEHOLDERS = /\{\{\w+\}\}/g;

test.each(Object.entries({ en, ja, la }))(
  '%s has every text, with the same values in it',
  (_, texts: Record<string, string>) => {
    expect(Object.keys(texts).sort()).toEqual(Object.keys(de).sort());
    for (const [key, text] of Object.entries(de))
      expect([key, ...(texts[key]?.match(PLACEHOLDERS) ?? [])].sort()).toEqual(
        [key, ...(text.match(PLACEHOLDERS) ?? [])].sort(),
      );
  },
);

test('every module and every field has a name', () => {
  const names: Record<string, string> = de;
  const current = Object.keys(MODULES).filter((model) => !model.startsWith('old_'));
  expect(current.filter((model) => !names[`module.${model}`])).toEqual([]);
  expect(
    Object.entries(MODULES).filter(([model, declaration]) => 'group' in declaration && !names[`module.${model}.words`]),
  ).toEqual([]);
  const fields = Object.keys(MODULES).flatMap((model) =>
    Object.keys(fieldsOfModel(model)).map((field) => [model, field] as const),
  );
  expect(fields.filter(([model, field]) => !names[`field.${model}.${field}`] && !names[`field.${field}`])).toEqual([]);
  expect(MODULE_GROUPS.filter((group) => !names[`group.${group}`])).toEqual([]);
});

test.each(Object.entries({ de, en, ja, la }))('what the picker proposes to search for is found, in %s', (_, texts) => {
  const names: Record<string, string> = texts;
  const choices = Object.keys(MODULES).map((model) => ({
    model,
    name: names[`module.${model}`] ?? '',
    words: names[`module.${model}.words`] ?? '',
  }));
  const proposed = texts['picker.search'].replace(/^.*?[:：]|…/g, '').split(/[,、]/);
  expect(proposed.map((word) => [word, found(choices, word).length > 0])).toEqual(proposed.map((word) => [word, true]));
});

test.each<[EditingLanguage, Partial<UserDetails>]>([
  ['en', { editing_language: 'en', locale: 'en' }],
  ['la', { editing_language: 'la' }],
])('the toolbar follows the choice of a language where it speaks it: %s', async (language, sent) => {
  const site = createTestSite({ user: { username: 'editor', locale: 'de' } as UserDetails });
  const send = jest.spyOn(site.api, 'send').mockResolvedValue({});
  await chooseLanguage(site, interfaceTexts(site), language);
  expect(JSON.parse(JSON.stringify(send.mock.calls[0]?.[2]))).toEqual(sent);
});
