import { type FieldDeclaration, fieldFault, lengthOf } from '@foyer/shared/modules';
import type { Locale } from '../languages.ts';
import { fieldText, wantedText } from './field-texts.ts';
import type { StoredFields, StoredValue } from './stored-module.ts';

/** What the rules of specification §5 have to know besides a value. */
export interface RuleContext {
  /** Of the messages. */
  locale: Locale;
  /** Whether what is required must be there: not in a working copy, which is checked when it is published. */
  isComplete: boolean;
  /** Hosts that the house's settings name for what is embedded; empty for any. */
  embedHosts: readonly string[];
}

/** Podcasts of this service may be embedded whatever the settings say (specification §5). */
const PODIGEE = /(?:^|\.)podigee\.(?:com|io|net)$/;
/** A post of a network may stay a link; these are nothing without their service. */
const HOSTED = new Set(['audio', 'viewer', 'old_audio', 'old_viewer']);

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
  if (fault?.key === 'fault.length') return fieldText(locale, 'length', { most: field.maxLength ?? lengthOf('') });
  // What is no safe address has been found by the field's content.
  if (fault && fault.key !== 'fault.target' && (fault.key !== 'fault.required' || isComplete))
    return wantedText(field, locale);
  return field.kind === 'embed' && HOSTED.has(model) && typeof value === 'string' ? hostFault(value, context) : null;
}

function hostFault(embed: string, { locale, embedHosts }: RuleContext): string | null {
  const [address] = /https?:\/\/[^\s"'<>]+/i.exec(embed) ?? [];
  const host = address && URL.canParse(address) ? new URL(address).host : '';
  if (!host || embedHosts.length === 0 || PODIGEE.test(host)) return null;
  const isNamed = embedHosts.some((known) => (known.startsWith('*.') ? host.endsWith(known.slice(1)) : host === known));
  return isNamed ? null : fieldText(locale, 'host', { host, hosts: embedHosts.join(', ') });
}

function isKnown(value: unknown, before: StoredValue): boolean {
  return (
    before === value ||
    (typeof before === 'object' &&
      before !== null &&
      Object.values(before as StoredFields).includes(value as StoredValue))
  );
}
