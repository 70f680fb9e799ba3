/** The door to what modules are made of, for service and editor. Plain data: nothing here renders. */
export * from './fields.ts';
export * from './declarations.ts';
export * from './style-options.ts';
export * from './document.ts';
export * from './difference.ts';
export * from './merge.ts';
export { commonEnds } from './text-merge.ts';
export * from './slug.ts';
export * from './checks/check.ts';
export * from './checks/embed-hosts.ts';
export * from './checks/field-fault.ts';
export { asNeeded, lacksBoth } from './checks/stand-in.ts';
export {
  type Checked,
  type CheckFacts,
  chosenRecords,
  type Finding,
  NO_FACTS,
  TEXT_LANGUAGES,
  type TextLanguage,
} from './checks/finding.ts';
export { internalLinks } from './checks/link-checks.ts';
export { SEARCH_DESCRIPTION, SEARCH_TITLE } from './checks/look-checks.ts';
export * from './word-difference.ts';
export * from './comparison.ts';
export * from './published-languages.ts';
export { behindIn, isText } from './in-step.ts';
