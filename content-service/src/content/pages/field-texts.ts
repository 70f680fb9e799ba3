import type { FieldDeclaration, FieldKind, RecordKind } from '@foyer/shared/modules';
import type { Locale } from '../../platform/languages.ts';

/** What a field asks for, in words for whoever edits. */
const WANTED: Record<Locale, Partial<Record<FieldKind, string>>> = {
  de: {
    target: 'Bitte ein Ziel eingeben: eine Seite des Hauses oder eine Adresse.',
    link: 'Bitte ein Ziel wählen.',
    captions: 'Bitte eine Datei mit Untertiteln wählen.',
    address: 'Bitte eine Adresse eingeben, die mit https:// beginnt.',
    embed: 'Bitte eine Adresse oder einen Einbettungscode eingeben.',
    file: 'Bitte eine Datei wählen.',
    externalForm: 'Bitte die Kennung des Formulars eingeben.',
    flag: 'Bitte Ja oder Nein wählen.',
    integer: 'Bitte eine Zahl eingeben.',
    choice: 'Bitte eine Anordnung wählen.',
    instant: 'Bitte einen Zeitpunkt wählen.',
    picture: 'Bitte ein Bild wählen.',
    records: 'Bitte aus der Liste wählen.',
    filters: 'Bitte Filter wählen.',
  },
  en: {
    target: 'Please enter where it leads: a page of the house or an address.',
    link: 'Please choose where it leads.',
    captions: 'Please choose a file with captions.',
    address: 'Please enter an address that begins with https://.',
    embed: 'Please enter an address or an embed code.',
    file: 'Please choose a file.',
    externalForm: 'Please enter the id of the form.',
    flag: 'Please choose yes or no.',
    integer: 'Please enter a number.',
    choice: 'Please choose a layout.',
    instant: 'Please choose a date and time.',
    picture: 'Please choose an image.',
    records: 'Please choose from the list.',
    filters: 'Please choose filters.',
  },
};

const RECORDS: Record<Locale, Record<RecordKind, string>> = {
  de: {
    venue: 'Bitte einen Ort wählen.',
    form: 'Bitte ein Formular wählen.',
    'event-tag': 'Bitte ein Thema wählen.',
    'article-category': 'Bitte eine Kategorie wählen.',
  },
  en: {
    venue: 'Please choose a venue.',
    form: 'Please choose a form.',
    'event-tag': 'Please choose a tag.',
    'article-category': 'Please choose a category.',
  },
};

const OTHERS = {
  de: {
    text: 'Bitte einen Text eingeben.',
    range: 'Bitte eine Zahl von {{from}} bis {{to}} eingeben.',
    length: 'Höchstens {{most}} Zeichen.',
    host: 'Von {{host}} darf hier nichts eingebettet werden. Erlaubt sind: {{hosts}}.',
    noHost:
      'Von {{host}} darf hier nichts eingebettet werden: Die Einstellungen nennen niemanden, von dem es das darf.',
    reserved: '„{{name}}“ braucht die Website selbst (reserved): bitte einen anderen Namen wählen.',
    unsafe: 'Bitte eine Seite des Hauses wählen oder eine Adresse, die mit https, http, mailto oder tel beginnt.',
  },
  en: {
    text: 'Please enter a text.',
    range: 'Please enter a number from {{from}} to {{to}}.',
    length: 'At most {{most}} characters.',
    host: 'Nothing from {{host}} may be embedded here. Allowed are: {{hosts}}.',
    noHost: 'Nothing from {{host}} may be embedded here: the settings name nobody for it.',
    reserved: '“{{name}}” is reserved for the site itself: please choose another name.',
    unsafe: 'Please choose a page of the house, or an address that begins with https, http, mailto or tel.',
  },
} as const satisfies Record<Locale, Record<string, string>>;

/** A text about a field, with its values. */
export function fieldText(
  locale: Locale,
  key: keyof (typeof OTHERS)['de'],
  values: Record<string, string | number> = {},
): string {
  return OTHERS[locale][key].replace(/\{\{(\w+)\}\}/g, (_, name: string) => String(values[name] ?? ''));
}

/** What a field asks for: said where it is empty, and where something else was sent. */
export function wantedText({ kind, of, minimum, maximum }: FieldDeclaration, locale: Locale): string {
  if (kind === 'integer' && minimum !== undefined && maximum !== undefined)
    return fieldText(locale, 'range', { from: minimum, to: maximum });
  if (kind === 'record' && of) return RECORDS[locale][of];
  return WANTED[locale][kind] ?? fieldText(locale, 'text');
}
