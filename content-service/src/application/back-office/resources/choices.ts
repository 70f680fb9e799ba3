import { choices } from '../fields.ts';

export const ACCESS_CHOICES = choices(
  ['wheelchair', 'Rollstuhlgerecht', 'Wheelchair access'],
  ['sign_language', 'Gebärdensprache', 'Sign language'],
  ['audio_description', 'Audiodeskription', 'Audio description'],
  ['surtitles', 'Übertitel', 'Surtitles'],
  ['relaxed', 'Entspannt', 'Relaxed'],
  ['hearing_loop', 'Induktionsanlage', 'Hearing loop'],
  ['easy_language', 'Leichte Sprache', 'Easy language'],
);

/** `past` follows from the time: nobody enters it. */
export const STATUS_CHOICES = choices(
  ['none', 'Ohne', 'None'],
  ['sale', 'Im Verkauf', 'On sale'],
  ['remaining_tickets', 'Restkarten', 'Remaining tickets'],
  ['sold_out', 'Ausverkauft', 'Sold out'],
  ['canceled', 'Abgesagt', 'Canceled'],
  ['postponed', 'Verschoben', 'Postponed'],
  ['free_entrance', 'Eintritt frei', 'Free entrance'],
  ['livestream', 'Livestream', 'Livestream'],
);

/** The parts of an event's or a production's page. */
export const SECTION_CHOICES = choices(
  ['description', 'Beschreibung', 'Description'],
  ['dates', 'Termine', 'Dates'],
  ['modules', 'Module', 'Modules'],
  ['team', 'Mitwirkende', 'Cast and crew'],
);

export const MEDIA_TYPE_CHOICES = choices(
  ['text', 'Text', 'Text'],
  ['video', 'Video', 'Video'],
  ['audio', 'Audio', 'Audio'],
  ['gallery', 'Bilderstrecke', 'Gallery'],
);

export const WEEKDAY_CHOICES = choices(
  [1, 'Montag', 'Monday'],
  [2, 'Dienstag', 'Tuesday'],
  [3, 'Mittwoch', 'Wednesday'],
  [4, 'Donnerstag', 'Thursday'],
  [5, 'Freitag', 'Friday'],
  [6, 'Samstag', 'Saturday'],
  [7, 'Sonntag', 'Sunday'],
);

/** Codes of `field_type`, as the contract numbers them. */
export const FIELD_TYPE_CHOICES = choices(
  [1, 'Text', 'Text'],
  [2, 'Mehrzeiliger Text', 'Text area'],
  [3, 'E-Mail', 'E-mail'],
  [4, 'Zahl', 'Number'],
  [5, 'Mehrere Kästchen', 'Checkboxes'],
  [6, 'Auswahlliste', 'Select'],
  [7, 'Auswahlliste, mehrere', 'Multiple select'],
  [8, 'Eines von mehreren', 'Radio buttons'],
  [9, 'Datei', 'File'],
  [10, 'Datum', 'Date'],
  [11, 'Ein Kästchen', 'Checkbox'],
  [12, 'Telefon', 'Telephone'],
  [13, 'Internetadresse', 'Web address'],
  [14, 'Überschrift oder Absatz', 'Heading or paragraph'],
);

export const LOCALE_CHOICES = choices(['de', 'Deutsch', 'German'], ['en', 'Englisch', 'English']);
export const ROLE_CHOICES = choices(['editor', 'Redaktion', 'Editor'], ['admin', 'Verwaltung', 'Administrator']);
