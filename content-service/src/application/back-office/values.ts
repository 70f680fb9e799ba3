import { sanitised } from '../../platform/html/sanitise.ts';
import { LANGUAGES, type Locale, type Localised } from '../../platform/languages.ts';
import { isEmailAddress } from '@foyer/shared/forms';
import { SLUG_PATTERN } from '@foyer/shared/modules';
import { isDay, isoInBerlin } from '../../platform/time/berlin.ts';
import type { FieldDeclaration, FieldErrors, Values } from './declaration.ts';
import { type Fault, faultText } from './texts.ts';

const TIME = /^([01]\d|2[0-3]):[0-5]\d(:[0-5]\d)?$/;
const WEB = /^https?:\/\/\S+$/i;

/** What a filled-in value of a kind must look like beyond its schema. */
const RULES: Partial<Record<FieldDeclaration['kind'], { fault: Fault; holds: (text: string) => boolean }>> = {
  email: { fault: 'email', holds: isEmailAddress },
  url: { fault: 'url', holds: (text) => WEB.test(text) && URL.canParse(text) },
  link: { fault: 'link', holds: isLink },
  day: { fault: 'day', holds: isDay },
  time: { fault: 'time', holds: (text) => TIME.test(text) },
  instant: { fault: 'instant', holds: isInstant },
  slug: { fault: 'slug', holds: (text) => SLUG_PATTERN.test(text) },
};

/**
 * The values of a record as they will be: what was sent, cleaned, over what was there.
 * @param given has passed the schema of the body
 * @param errors is filled with what does not fit
 */
export function valuesFrom(
  fields: readonly FieldDeclaration[],
  { given, before }: { given: Values; before: Values | null },
  { locale, errors, path = '' }: Reading,
): Values {
  const values: Values = {};
  for (const field of fields.filter(({ place }) => place.in !== 'rules')) {
    const { name } = field;
    const old = before?.[name];
    const isKept = field.read_only || !Object.hasOwn(given, name);
    values[name] = isKept ? (old ?? structuredClone(field.fallback)) : clean(field, given[name], old);
    if (!isKept || before === null) complain(field, values[name], { locale, errors, path: path + name });
  }
  return values;
}

export interface Reading {
  /** For messages. */
  locale: Locale;
  errors: FieldErrors;
  path?: string;
}

function clean(field: FieldDeclaration, given: unknown, old: unknown): unknown {
  if (field.localised) {
    const sent = (given ?? {}) as Partial<Record<Locale, unknown>>;
    const texts = Object.fromEntries(
      LANGUAGES.map((language) => [
        language,
        given === null
          ? ''
          : cleanOne(field, language in sent ? sent[language] : (old as Localised | null)?.[language]),
      ]),
    );
    return field.nullable && LANGUAGES.every((language) => texts[language] === '') ? null : texts;
  }
  return cleanOne(field, given);
}

function cleanOne(field: FieldDeclaration, given: unknown): unknown {
  const { kind, nullable, fallback, fields = [] } = field;
  if (given === null || given === undefined) return field.localised ? '' : nullable ? null : structuredClone(fallback);
  if (kind === 'list') {
    // Items have no identity: each is read as if it were new. Their faults are found by `complain`.
    return (given as Values[]).map((item) =>
      valuesFrom(fields, { given: item, before: null }, { locale: 'de', errors: {} }),
    );
  }
  if (kind === 'references' || kind === 'multi_select') return [...new Set(given as unknown[])];
  if (kind === 'json') return JSON.parse(storable(JSON.stringify(given)));
  if (typeof given !== 'string') return given;
  const text = storable(given);
  if (kind === 'html') return sanitised(text).trim();
  const trimmed = kind === 'textarea' ? text.trimEnd() : text.trim();
  if (trimmed === '') return nullable && !field.localised ? null : '';
  if (kind === 'instant' && isInstant(trimmed)) return isoInBerlin(new Date(trimmed));
  return kind === 'time' && /^\d{2}:\d{2}$/.test(trimmed) ? `${trimmed}:00` : trimmed;
}

/** Text that the database takes, no NUL and no halves of characters, and as people type it: an umlaut is one character. */
function storable(text: string): string {
  return text.replaceAll('\0', '').replaceAll('\\u0000', '').toWellFormed().normalize('NFC');
}

function complain(field: FieldDeclaration, value: unknown, { locale, errors, path = '' }: Reading): void {
  if (field.localised) {
    for (const language of LANGUAGES)
      complainOne(field, (value as Localised | null)?.[language] ?? '', {
        locale,
        errors,
        path: `${path}.${language}`,
      });
    return;
  }
  if (field.kind !== 'list') return complainOne(field, value, { locale, errors, path });
  const items = value as Values[];
  if (field.required && items.length === 0) errors[path] = [faultText('required', locale)];
  items.forEach((item, index) => {
    for (const member of field.fields ?? [])
      complain(member, item[member.name], { locale, errors, path: `${path}.${index}.${member.name}` });
  });
}

function complainOne(
  { kind, required, madeFrom }: FieldDeclaration,
  value: unknown,
  { locale, errors, path = '' }: Reading,
): void {
  const isEmpty = value === null || value === undefined || value === '' || (Array.isArray(value) && value.length === 0);
  if (isEmpty) {
    // Slugs are made where they are missing.
    if (required && !madeFrom) errors[path] = [faultText('required', locale)];
    return;
  }
  const rule = RULES[kind];
  if (rule && typeof value === 'string' && !rule.holds(value)) errors[path] = [faultText(rule.fault, locale)];
}

/** Is this something that a link may lead to: a path of the site, an anchor, or an address of the web, of mail or telephone? */
export function isLink(text: string): boolean {
  if (/^\/(?![/\\])\S*$/.test(text) || /^#\S+$/.test(text)) return true;
  return /^(https?:\/\/|mailto:|tel:)\S+$/i.test(text) && URL.canParse(text);
}

/** Within the years that calendars show: PostgreSQL knows more, JavaScript's formats do not. */
function isInstant(text: string): boolean {
  const year = new Date(text).getFullYear();
  return year >= 1000 && year <= 9999;
}
