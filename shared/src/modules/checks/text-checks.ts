import { isLocalised } from '../fields.ts';
import { fieldsOfModel } from '../declarations.ts';
import { isSame } from '../difference.ts';
import { branchOf, type ModuleRow } from '../document.ts';
import { isText, olderLanguage, textsOf } from '../in-step.ts';
import { fieldFault } from './field-fault.ts';
import { asNeeded, lacksBoth } from './stand-in.ts';
import {
  type Checked,
  type Finding,
  TEXT_LANGUAGES,
  textOf,
  valueIn,
  wordsOf,
  writing,
  writingAll,
} from './finding.ts';

/** Words that say nothing of where a link leads. */
const MEANINGLESS =
  /^(?:hier|here|mehr|more|link|klick(?:en sie)? hier|click here|weiter|weiterlesen|read more|mehr lesen|mehr erfahren|learn more|dieser link|this link|details)[.:!…]?$/i;
const LABELS = new Set(['link_text', 'button_text']);
/** Whatever has a headline says with it where its label leads. */
const hasHeadline = (row: ModuleRow): boolean =>
  TEXT_LANGUAGES.every((language) => wordsOf(textOf(row, 'headline', language)) !== '');
const ANCHOR = /<a\b([^>]*)>([\s\S]*?)<\/a>/gi;

/** What each field must be (specification §5). Missing in one language alone is no reason to keep the other from its readers. */
export function faultyFields(row: ModuleRow, { document, live }: Checked): Finding[] {
  const before = live[row.id];
  return Object.entries(fieldsOfModel(row.model)).flatMap(([name, field]): Finding[] => {
    const lacks = lacksBoth(name, field, row.fields);
    const isError =
      !before || (lacks ? !lacksBoth(name, field, before.fields) : !isSame(before.fields[name], row.fields[name]));
    const faults = (isLocalised(field) ? TEXT_LANGUAGES : (['de'] as const)).map((language) =>
      fieldFault(asNeeded(name, field, row.fields), valueIn(row.fields[name], language)),
    );
    const isMissing = faults.every((fault) => fault?.key === 'fault.required');
    const first = faults.find((fault) => fault && (fault.key !== 'fault.required' || isMissing));
    if (!first) return [];
    const removal = Object.fromEntries(branchOf(document, row.id).map(({ id }) => [id, null]));
    return [
      {
        id: row.id,
        field: name,
        ...first,
        isError,
        ...(isMissing && { repair: { key: 'repair.remove', changes: removal } }),
      },
    ];
  });
}

/** Texts that one language has and the other lacks, or that were changed in one only. */
export function languages(row: ModuleRow, { live }: Checked): Finding[] {
  return Object.entries(fieldsOfModel(row.model)).flatMap(([name, field]): Finding[] => {
    if (!isText(field)) return [];
    const [german, english] = TEXT_LANGUAGES.map((language) => textOf(row, name, language)) as [string, string];
    const [hasGerman, hasEnglish] = [wordsOf(german) !== '', wordsOf(english) !== ''];
    const at = { id: row.id, field: name, isError: false };
    const fromGerman = { key: 'repair.from_german', changes: writing(row.id, `${name}.en`, german) };
    if (hasGerman && !hasEnglish) return [{ ...at, key: 'check.english', repair: fromGerman }];
    if (hasEnglish && !hasGerman)
      return [
        {
          ...at,
          key: 'check.german',
          repair: { key: 'repair.from_english', changes: writing(row.id, `${name}.de`, english) },
        },
      ];
    const older = olderLanguage(row, live[row.id], name);
    if (!older) return [];
    const changes = { [row.id]: { values: { [`in_step.${name}`]: textsOf(row, name) } } };
    return [
      {
        ...at,
        key: older === 'en' ? 'check.english_older' : 'check.german_older',
        repair: { key: 'repair.fits', changes },
      },
    ];
  });
}

/** Links that do not say where they lead, or have no words at all. */
export function linkTexts(row: ModuleRow): Finding[] {
  return Object.entries(fieldsOfModel(row.model)).flatMap(([name, field]): Finding[] => {
    const at = { id: row.id, field: name, isError: false };
    const texts = TEXT_LANGUAGES.map((language) => [language, textOf(row, name, language)] as const);
    const links =
      field.kind === 'html' || field.kind === 'markup' ? texts.flatMap(([, text]) => [...text.matchAll(ANCHOR)]) : [];
    const labels = [
      ...links.map(([, , inner = '']) => inner),
      ...(LABELS.has(name) && !hasHeadline(row) ? texts.map(([, text]) => text) : []),
    ];
    const unlinked = Object.fromEntries(
      texts
        .filter(([, text]) => isEmptyLinkIn(text))
        .map(([language, text]) => [`${name}.${language}`, withoutEmptyLinks(text)]),
    );
    return [
      ...(links.some(isEmptyLink)
        ? [{ ...at, key: 'check.link_empty', repair: { key: 'repair.unlink', changes: writingAll(row.id, unlinked) } }]
        : []),
      ...(labels.some((label) => MEANINGLESS.test(wordsOf(label))) ? [{ ...at, key: 'check.link' }] : []),
    ];
  });
}

/** Labels of buttons that are there only where these fields have an address. */
const BUTTONS: Readonly<Record<string, { label: string; address: string }>> = {
  hero_media: { label: 'button_text', address: 'button_link' },
  full_teaser: { label: 'link_text', address: 'link' },
  old_full_teaser: { label: 'link_text', address: 'link' },
};

/** Labels of buttons that nobody sees, as the buttons lead nowhere. */
export function unseenLabels(row: ModuleRow): Finding[] {
  const button = BUTTONS[row.model];
  if (!button) return [];
  const unseen = TEXT_LANGUAGES.map((language) =>
    textOf(row, button.address, language).trim() === '' ? wordsOf(textOf(row, button.label, language)) : '',
  ).find((label) => label !== '');
  return unseen === undefined
    ? []
    : [{ id: row.id, field: button.address, key: 'check.label_unseen', values: { label: unseen }, isError: false }];
}

const isEmptyLink = ([, attributes = '', inner = '']: readonly string[]): boolean =>
  wordsOf(inner) === '' && !/<img\b[^>]*\balt="[^"]+"/i.test(inner) && !/aria-label="[^"]+"/i.test(attributes);
const isEmptyLinkIn = (text: string): boolean => [...text.matchAll(ANCHOR)].some(isEmptyLink);
const withoutEmptyLinks = (text: string): string =>
  text.replace(ANCHOR, (whole, attributes: string, inner: string) =>
    isEmptyLink([whole, attributes, inner]) ? inner : whole,
  );
