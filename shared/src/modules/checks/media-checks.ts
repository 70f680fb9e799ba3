import { fieldsOfModel } from '../declarations.ts';
import type { ModuleRow } from '../document.ts';
import { HOSTED_MODELS, unnamedHost } from './embed-hosts.ts';
import { type Checked, chosenRecords, type Finding, TEXT_LANGUAGES, textOf, wordsOf, writing } from './finding.ts';

/** More pixels than any screen shows: such a picture only costs. */
const MOST_PIXELS = 60_000_000;
/** Of films the link stays where nobody can agree. */
const FILMS: ReadonlySet<string> = new Set(['video', 'video_item']);

/** Pictures that say nothing to those who do not see them, or are far too big; in what is written by hand, too. */
export function pictures(row: ModuleRow, { facts }: Checked): Finding[] {
  const fields = fieldsOfModel(row.model);
  const found = Object.entries(fields).flatMap(([field, { kind }]): Finding[] => {
    const id = row.fields[field];
    const picture = kind === 'picture' && typeof id === 'number' ? facts.pictures[id] : undefined;
    if (!picture) return [];
    const at = { id: row.id, field, isError: false };
    const hasOwn = TEXT_LANGUAGES.some((language) => wordsOf(textOf(row, 'alias', language)) !== '');
    const isSilent =
      'decorative' in fields &&
      row.fields['decorative'] !== true &&
      !hasOwn &&
      TEXT_LANGUAGES.every((language) => picture.alt[language].trim() === '');
    const isBig = picture.width * picture.height > MOST_PIXELS;
    return [
      ...(isSilent
        ? [
            {
              ...at,
              key: 'check.alt',
              repair: { key: 'repair.decorative', changes: writing(row.id, 'decorative', true) },
            },
          ]
        : []),
      ...(isBig ? [{ ...at, key: 'check.picture_big', values: { width: picture.width, height: picture.height } }] : []),
    ];
  });
  const markup = TEXT_LANGUAGES.flatMap((language) => [
    ...textOf(row, 'html_code', language).matchAll(/<img\b[^>]*>/gi),
  ]);
  const isSilent = markup.some(([image]) => !/\balt=/i.test(image));
  return isSilent ? [...found, { id: row.id, field: 'html_code', key: 'check.alt', isError: false }] : found;
}

/** Films of the house without captions. */
export function captions(row: ModuleRow): Finding[] {
  if (row.model !== 'video_selfhosted' || textOf(row, 'file', 'de') === '') return [];
  return TEXT_LANGUAGES.every((language) => textOf(row, 'captions', language) === '')
    ? [{ id: row.id, field: 'captions', key: 'check.captions', isError: false }]
    : [];
}

/** Content of others that no visitor can agree to: the settings name no service that it belongs to. */
export function embeds(row: ModuleRow, { live, facts }: Checked): Finding[] {
  const isFilm = FILMS.has(row.model);
  const service = isFilm ? 'video' : HOSTED_MODELS[row.model];
  if (!service) return [];
  const field = isFilm ? 'video_url' : 'embed';
  const embed = textOf(row, field, 'de');
  const host = unnamedHost(embed, service, facts.embedHosts);
  if (!host) return [];
  const before = live[row.id];
  const isError = !isFilm && (!before || textOf(before, field, 'de') !== embed);
  return [{ id: row.id, field, key: 'check.embed', values: { host }, isError }];
}

/** Forms that ask for something and do not say what becomes of it. */
export function forms(row: ModuleRow, { facts }: Checked): Finding[] {
  const id = row.fields['form_id'];
  const form = row.model === 'form' && typeof id === 'number' ? facts.forms[id] : undefined;
  return form && !form.hasPrivacy ? [{ id: row.id, field: 'form_id', key: 'check.privacy', isError: false }] : [];
}

/** A venue, form or category that was chosen and is no more: the module shows nothing, or less than it should. */
export const records = (row: ModuleRow, { facts }: Checked): Finding[] =>
  chosenRecords(row)
    .filter(({ of, ids }) => ids.some((id) => facts.gone[of]?.includes(id)))
    .map(({ field }) => ({ id: row.id, field, key: 'check.record_gone', isError: false }));
