import type { FastifySchemaValidationError } from 'fastify';
import type { Locale } from '../languages.ts';

/** What a schema asks, in words for whoever filled in a field. */
const TEXTS: Record<Locale, Record<string, string>> = {
  de: {
    required: 'Dieses Feld ist ein Pflichtfeld!',
    string: 'Hier steht ein Text.',
    integer: 'Bitte eine ganze Zahl eingeben.',
    number: 'Bitte eine Zahl eingeben.',
    boolean: 'Hier steht Ja oder Nein.',
    array: 'Hier steht eine Liste.',
    object: 'Hier stehen mehrere Angaben mit Namen.',
    maxLength: 'Höchstens {{limit}} Zeichen.',
    minLength: 'Mindestens {{limit}} Zeichen.',
    maximum: 'Höchstens {{limit}}.',
    minimum: 'Mindestens {{limit}}.',
    maxItems: 'Höchstens {{limit}} Einträge.',
    enum: 'Bitte aus der Liste wählen.',
    date: 'Bitte einen Tag eingeben, etwa 2026-12-04.',
    'date-time': 'Bitte einen Zeitpunkt eingeben, etwa 2026-12-04T19:30:00+01:00.',
    email: 'Ungültige E-Mail-Adresse!',
    pattern: 'Diese Angabe hat nicht die richtige Form.',
  },
  en: {
    required: 'This field is required!',
    string: 'This must be text.',
    integer: 'Please enter a whole number.',
    number: 'Please enter a number.',
    boolean: 'This must be yes or no.',
    array: 'This must be a list.',
    object: 'This must be an object.',
    maxLength: 'At most {{limit}} characters.',
    minLength: 'At least {{limit}} characters.',
    maximum: 'At most {{limit}}.',
    minimum: 'At least {{limit}}.',
    maxItems: 'At most {{limit}} entries.',
    enum: 'Please choose from the list.',
    date: 'Please enter a day such as 2026-12-04.',
    'date-time': 'Please enter an instant such as 2026-12-04T19:30:00+01:00.',
    email: 'Invalid e-mail address!',
    pattern: 'This does not have the right form.',
  },
};

/** Messages per field, in the language of whoever asked: `fields.2.slug`. */
export function schemaFaults(
  faults: readonly FastifySchemaValidationError[],
  locale: Locale,
): Record<string, string[]> {
  const errors: Record<string, string[]> = {};
  // Of a value that may also be null, what it should be otherwise is what matters.
  const telling = faults.filter(({ keyword, params }) => keyword !== 'anyOf' && params['type'] !== 'null');
  for (const { instancePath, keyword, params, message } of telling.length > 0 ? telling : faults) {
    const missing = params['missingProperty'];
    const field =
      [...instancePath.split('/').slice(1), ...(typeof missing === 'string' ? [missing] : [])].join('.') || 'body';
    const kind =
      [params['type'], params['format'], keyword].find((name): name is string => typeof name === 'string') ?? '';
    const text = TEXTS[locale][kind]?.replace('{{limit}}', String(params['limit'])) ?? message ?? kind;
    const own = (errors[field] ??= []);
    if (!own.includes(text)) own.push(text);
  }
  return errors;
}
