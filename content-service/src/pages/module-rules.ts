import type { StoredFields, StoredValue } from './stored-module.ts';

/** Longest description of a full teaser, in characters without markup; the older variant must have one (specification §5). */
const MAX_TEASER_TEXT = 3000;
const MAX_OLDER_TEASER_TEXT = 256;
const TAGS = /<[^>]*>/g;

/** Says what is wrong with what an editor has entered; null if nothing is. */
type Rule = (text: string) => string | null;

const atMost =
  (limit: number): Rule =>
  (text) =>
    text.replace(TAGS, '').length > limit ? `must not have more than ${limit} characters` : null;
const required: Rule = (text) => (text.replace(TAGS, '').trim() === '' ? 'must not be empty' : null);
const address: Rule = (text) => (text === '' || (/^https?:/i.test(text) && URL.canParse(text)) ? null : 'must be a URL');
/** An address or an embed code: somewhere in it there is where it comes from. */
const embed: Rule = (text) => (text === '' || /https?:\/\/[^\s"'<>]+/i.test(text) ? null : 'must be a URL or contain one');
const both =
  (...rules: Rule[]): Rule =>
  (text) =>
    rules.map((rule) => rule(text)).find((fault) => fault !== null) ?? null;

/** Rules of specification §5 beyond what the schemas of the models say, by model and field. */
const RULES: Readonly<Record<string, Record<string, Rule>>> = {
  full_teaser: { text: atMost(MAX_TEASER_TEXT) },
  old_full_teaser: { text: both(required, atMost(MAX_OLDER_TEASER_TEXT)) },
  video: { video_url: address },
  video_item: { video_url: address },
  ...Object.fromEntries(['audio', 'viewer', 'social_media', 'old_audio', 'old_viewer', 'old_social_media'].map((model) => [model, { embed }])),
};

/**
 * What is wrong with a field beyond its type; null if nothing is. What stands there already is left alone, so that a module
 * that came from elsewhere can be saved without being mended first.
 */
export function faultOf(model: string, name: string, { value, before }: { value: unknown; before: StoredValue | undefined }): string | null {
  const rule = RULES[model]?.[name];
  if (!rule || typeof value !== 'string' || isKnown(value, before)) return null;
  return rule(value);
}

function isKnown(value: string, before: StoredValue | undefined): boolean {
  return before === value || (typeof before === 'object' && before !== null && Object.values(before as StoredFields).includes(value));
}
