import { css } from '@emotion/react';
import { useTranslate } from 'react-admin';
import type { AuditEntry, Resource, ResourceField } from '@foyer/shared/api';
import { looksSame } from '@foyer/shared/records';
import { badge, mute, small } from '../layout/surfaces.ts';
import { fieldOf, useLabel, useResources } from '../resources/resources.tsx';
import { FieldValue, type FieldValueProps } from './field-value.tsx';

const change = css({
  fontSize: '.875rem',
  overflowWrap: 'anywhere',
  '& del': { color: '#8a1c15' },
  '& ins': { textDecoration: 'none', color: '#0b5b43' },
  '& del,& ins': { display: 'block', maxHeight: '9rem', overflowY: 'auto', whiteSpace: 'pre-wrap' },
});

interface RecordedChangesProps {
  /** Whose fields they are; undefined where there is no such resource any more. */
  resource: Resource | undefined;
  action: AuditEntry['action'];
  changes: AuditEntry['changes'];
}

/** What the audit trail has of a record's fields, before and after, in the words of its form. */
export function RecordedChanges({ resource, action, changes }: RecordedChangesProps) {
  const t = useTranslate();
  const label = useLabel();
  const [isNew, isGone] = [action === 'create', action === 'delete'];
  return differencesIn(changes)
    .map((each) => ({ ...each, described: resource && fieldOf(resource, each.field) }))
    .filter(({ described }) => !described?.read_only)
    .filter(({ before, after }) => !(isNew && isEmpty(after)) && !(isGone && isEmpty(before)))
    .map(({ key, field, language, before, after, described = unknownField(field) }) => (
      <div key={key} css={change}>
        <span css={[small, mute]}>
          {label(described.label)} {language && <span css={badge}>{language.toUpperCase()}</span>}
        </span>
        {!isNew && (
          <del>
            <span className="visually-hidden">{t('foyer.audit.before')}: </span>
            <RecordedValue field={described} value={before} language={language} other={isGone ? undefined : after} />
          </del>
        )}
        {!isGone && (
          <ins>
            <span className="visually-hidden">{t('foyer.audit.after')}: </span>
            <RecordedValue field={described} value={after} language={language} other={isNew ? undefined : before} />
          </ins>
        )}
      </div>
    ));
}

const isEmpty = (value: unknown): boolean =>
  [null, undefined, '', false].includes(value as null) || (Array.isArray(value) && value.length === 0);

/** A field that a record had once. */
const unknownField = (name: string): ResourceField => ({
  name,
  label: { de: name, en: name },
  kind: 'json',
  required: false,
  read_only: true,
  localised: false,
});

interface Difference {
  key: string;
  field: string;
  language: string | null;
  before: unknown;
  after: unknown;
}

/** Differences of an entry, those of the two languages each by itself. */
function differencesIn(changes: AuditEntry['changes']): Difference[] {
  const part = (value: unknown, language: 'de' | 'en') =>
    typeof value === 'object' && value !== null ? (value as Record<string, unknown>)[language] : null;
  const isPair = (value: unknown) => typeof value === 'object' && value !== null && 'de' in value && 'en' in value;
  return Object.entries(changes).flatMap(([field, { before, after }]): Difference[] => {
    if (!isPair(before) && !isPair(after)) return [{ key: field, field, language: null, before, after }];
    return (['de', 'en'] as const)
      .map((language) => ({
        key: `${field} ${language}`,
        field,
        language,
        before: part(before, language),
        after: part(after, language),
      }))
      .filter((each) => !looksSame(each.before, each.after));
  });
}

/** A value as the audit trail has it: of what was deleted, and taken out here by that, it keeps kind and number. */
function RecordedValue(props: FieldValueProps) {
  const t = useTranslate();
  const label = useLabel();
  const resources = useResources();
  const gone: [string, unknown][] = typeof props.value === 'object' ? Object.entries(props.value ?? {}) : [];
  const [kind, id] = gone.length === 1 ? (gone[0] ?? []) : [];
  const resource = resources.find(({ name }) => name === kind);
  if (!resource || typeof id !== 'number') return <FieldValue {...props} />;
  return <>{`${label(resource.label)}: ${t('foyer.input.not_there', { id })}`}</>;
}
