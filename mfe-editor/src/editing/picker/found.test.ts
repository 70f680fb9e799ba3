import { MODULES } from '@foyer/shared/modules';
import { TEXTS } from '../texts/interface-texts.ts';
import { found } from './found.ts';

const CHOICES = [
  { model: 'note', name: 'Notiz', words: 'ein kurzer Text, der auffällt' },
  { model: 'two_columns', name: 'Bild und Text', words: 'nebeneinander' },
  { model: 'text', name: 'Text', words: 'Absätze und Listen' },
  { model: 'old_text', name: 'Textblock', words: 'von früher' },
];

test('what is called so comes first, then what begins so, has it in its name, has it in its words', () => {
  expect(found(CHOICES, ' text').map(({ model }) => model)).toEqual(['text', 'old_text', 'two_columns', 'note']);
});

test('a model is found by its own name, and nothing by what nothing has', () => {
  expect(found(CHOICES, 'two_col').map(({ model }) => model)).toEqual(['two_columns']);
  expect(found(CHOICES, 'Trapez')).toEqual([]);
});

/** What can be picked, as it is called in a language. */
const modulesIn = (texts: Readonly<Record<string, string>>) =>
  Object.entries(MODULES).flatMap(([model, declaration]) =>
    'group' in declaration
      ? [{ model, name: texts[`module.${model}`] ?? '', words: texts[`module.${model}.words`] ?? '' }]
      : [],
  );

test.each(Object.entries(TEXTS))('whoever types the name of a module gets it first, in %s', (_, texts) => {
  const modules = modulesIn(texts);
  expect(modules.map(({ name }) => found(modules, name)[0]?.model)).toEqual(modules.map(({ model }) => model));
});

test.each([
  ['Slider', 'image_list'],
  ['Galerie', 'image_list'],
  ['carousel', 'image_list'],
  ['Akkordeon', 'faq'],
  ['Veranstaltung', 'event_list'],
  ['Kalender', 'event_list'],
  ['Button', 'link'],
  ['Download', 'link'],
  ['foto', 'image'],
  ['photo', 'image'],
  ['youtube', 'video'],
  ['Podcast', 'audio'],
  ['Karte', 'venue'],
  ['map', 'venue'],
  ['Banner', 'hero_media'],
])('what editors call “%s” is found in every language: %s', (wanted, model) => {
  for (const texts of Object.values(TEXTS)) expect(found(modulesIn(texts), wanted)[0]?.model).toBe(model);
});

test('of several words each has to be there, in any place', () => {
  expect(found(CHOICES, 'text  bild').map(({ model }) => model)).toEqual(['two_columns']);
  expect(found(modulesIn(TEXTS.de), 'Bilder reihe').map(({ model }) => model)).toEqual(['image_list']);
  expect(found(CHOICES, 'text trapez')).toEqual([]);
});

test('no synonym stands before what has it in its words', () => {
  const models = (wanted: string) => found(modulesIn(TEXTS.de), wanted).map(({ model }) => model);
  expect(models('Titel')).toEqual(['video_selfhosted', 'teaser_list', 'headline', 'hero_media']);
  expect(models('Zitat')).toEqual(['quote']);
});
