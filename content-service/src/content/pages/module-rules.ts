import {
  type EmbedHosts,
  type Fault,
  type FieldDeclaration,
  fieldFault,
  HOSTED_MODELS,
  unnamedHost,
} from '@foyer/shared/modules';
import type { Locale } from '../../platform/languages.ts';
import { fieldText, wantedText } from './field-texts.ts';
import type { StoredFields, StoredValue } from './stored-module.ts';

/** What the rules of specification §5 have to know besides a value. */
export interface RuleContext {
  /** Of the messages. */
  locale: Locale;
  /** Whether what is required must be there: not in a working copy, which is checked when it is published. */
  isComplete: boolean;
  embedHosts: EmbedHosts;
}

/** What no field of the kind may hold is said with its type. */
const FOUND_BY_TYPE: ReadonlySet<Fault['key']> = new Set(['fault.target', 'fault.reserved']);

/**
 * What is wrong with a field beyond its type; null if nothing is. What stands there already is left alone, so that a module
 * that came from elsewhere can be saved without being mended first.
 */
export function faultOf(
  model: string,
  field: FieldDeclaration,
  { value, before, context }: { value: unknown; before: StoredValue | undefined; context: RuleContext },
): string | null {
  if (before !== undefined && isKnown(value, before)) return null;
  const { locale, isComplete } = context;
  const fault = fieldFault(field, value);
  if (fault?.key === 'fault.length') return fieldText(locale, 'length', fault.values);
  if (fault && !FOUND_BY_TYPE.has(fault.key) && (fault.key !== 'fault.required' || isComplete))
    return wantedText(field, locale);
  const service = HOSTED_MODELS[model];
  return field.kind === 'embed' && service && typeof value === 'string' ? hostFault(value, service, context) : null;
}

function hostFault(embed: string, service: string, { locale, embedHosts }: RuleContext): string | null {
  const host = unnamedHost(embed, service, embedHosts);
  const hosts = embedHosts[service]?.join(', ');
  return host && (hosts ? fieldText(locale, 'host', { host, hosts }) : fieldText(locale, 'noHost', { host }));
}

function isKnown(value: unknown, before: StoredValue): boolean {
  return (
    before === value ||
    (typeof before === 'object' &&
      before !== null &&
      Object.values(before as StoredFields).includes(value as StoredValue))
  );
}
