import type { Locale } from '../../platform/languages.ts';

/** What is wrong with a field, for whoever fills it in. */
const FAULTS = {
  de: {
    required: 'Dieses Feld ist ein Pflichtfeld!',
    email: 'Ungültige E-Mail-Adresse!',
    url: 'Bitte eine Internetadresse eingeben, die mit http:// oder https:// beginnt.',
    link: 'Bitte einen Pfad eingeben, der mit / beginnt, oder eine ganze Adresse (https://…, mailto:…, tel:…).',
    day: 'Diesen Tag gibt es nicht.',
    time: 'Bitte eine Uhrzeit eingeben, etwa 19:30.',
    instant: 'Bitte einen Zeitpunkt eingeben.',
    slug: 'Erlaubt sind Kleinbuchstaben a bis z, Ziffern und Bindestriche.',
    twice: 'Das steht hier zweimal.',
    gone: 'Das gibt es nicht oder nicht mehr: {{ids}}.',
    taken: 'Das gibt es schon. Bitte wählen Sie etwas anderes.',
    endBeforeStart: 'Das Ende liegt vor dem Anfang.',
    path: 'Erlaubt sind Kleinbuchstaben a bis z, Ziffern, Bindestriche und Schrägstriche, etwa besuch/anfahrt.',
    pathReserved:
      'An diesem Pfad zeigt die Website etwas anderes, die Seite wäre dort nie zu sehen: {{path}}. Bitte wählen Sie einen anderen.',
    pathTaken: 'Diesen Pfad hat schon eine andere Seite: {{title}}.',
    cycle: 'Eine Seite kann nicht unter sich selbst stehen.',
    startsWithSlash: 'Bitte einen Pfad eingeben, der mit / beginnt.',
    redirectSelf: 'Eine Weiterleitung kann nicht auf sich selbst zeigen.',
    redirectLoop: 'Diese Weiterleitungen würden im Kreis führen: {{path}}.',
    pathOnly: 'Bitte nur den Pfad eingeben, ohne ? und #. Was dahinter steht, wird beim Weiterleiten mitgenommen.',
    redirectSite: 'An diesem Pfad zeigt die Website etwas Eigenes, von dort leitet sie nicht weiter: {{path}}.',
    redirectPage: 'Unter diesem Pfad steht eine Seite: {{title}}.',
    times: 'Bitte beide Uhrzeiten angeben oder „geschlossen“ ankreuzen.',
    dayClosed: 'Für diesen Tag steht schon da, dass geschlossen ist.',
    dayOpen: 'Für diesen Tag gibt es schon Zeiten, die sich damit überschneiden: {{hours}}.',
    lastAdmin: 'Das ist das letzte Konto mit Verwaltungsrechten. Es behält sie.',
    username: 'Erlaubt sind Buchstaben, Ziffern und die Zeichen . _ - @',
    price: 'Der höchste Preis liegt unter dem niedrigsten.',
    choices: 'Dieses Feld braucht mindestens eine Auswahlmöglichkeit.',
    fieldAbove: 'Bitte den Namen eines Feldes eingeben, das weiter oben steht und eine Antwort hat.',
    answer: 'Diese Antwort hat das Feld nicht zur Auswahl.',
    self: 'Ein Beitrag ist nicht mit sich selbst verwandt.',
    value: 'Dieser Wert passt nicht zum Feld.',
    host: 'Bitte einen Rechnernamen eingeben, etwa player.example oder *.player.example.',
  },
  en: {
    required: 'This field is required!',
    email: 'Invalid e-mail address!',
    url: 'Please enter a web address that begins with http:// or https://.',
    link: 'Please enter a path that begins with /, or a whole address (https://…, mailto:…, tel:…).',
    day: 'There is no such day.',
    time: 'Please enter a time such as 19:30.',
    instant: 'Please enter a date and a time.',
    slug: 'Small letters a to z, digits and hyphens are allowed.',
    twice: 'This is here twice.',
    gone: 'This does not exist, or no longer: {{ids}}.',
    taken: 'This exists already. Please choose something else.',
    endBeforeStart: 'The end is before the start.',
    path: 'Small letters a to z, digits, hyphens and slashes are allowed, as in visit/getting-here.',
    pathReserved:
      'The site shows something else at this path, the page would never be seen there: {{path}}. Please choose another one.',
    pathTaken: 'Another page has this path already: {{title}}.',
    cycle: 'A page cannot stand below itself.',
    startsWithSlash: 'Please enter a path that begins with /.',
    redirectSelf: 'A redirect cannot lead to itself.',
    redirectLoop: 'These redirects would lead in a circle: {{path}}.',
    pathOnly: 'Please enter the path only, without ? and #. What follows them is passed on.',
    redirectSite: 'The site shows something of its own at this path and does not redirect from there: {{path}}.',
    redirectPage: 'There is a page at this path: {{title}}.',
    times: 'Please enter both times, or tick “closed”.',
    dayClosed: 'For this day it is said already that the house is closed.',
    dayOpen: 'For this day there are hours already that overlap with this: {{hours}}.',
    lastAdmin: 'This is the last administrator. It stays one.',
    username: 'Letters, digits and the signs . _ - @ are allowed.',
    price: 'The highest price is below the lowest.',
    choices: 'This field needs at least one choice.',
    fieldAbove: 'Please enter the name of a field further up that has an answer.',
    answer: 'The field does not offer this answer.',
    self: 'An article is not related to itself.',
    value: 'This value does not fit the field.',
    host: 'Please enter the name of a host such as player.example or *.player.example.',
  },
} as const satisfies Record<Locale, Record<string, string>>;

export type Fault = keyof (typeof FAULTS)['de'];

/** @param details what stands in braces in the text */
export function faultText(fault: Fault, locale: Locale, details: Record<string, string> = {}): string {
  return Object.entries(details).reduce<string>(
    (text, [name, value]) => text.replace(`{{${name}}}`, value),
    FAULTS[locale][fault],
  );
}
