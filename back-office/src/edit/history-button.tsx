import { css } from '@emotion/react';
import { Button, Drawer } from '@mui/material';
import { useInfiniteQuery } from '@tanstack/react-query';
import { useEffect, useRef, useState } from 'react';
import { useTranslate } from 'react-admin';
import { formatsOf } from '@foyer/shared';
import type { AuditEntry, Resource } from '@foyer/shared/api';
import { looksSame } from '@foyer/shared/records';
import { badge, mute, small, stack } from '../layout/surfaces.ts';
import { Trouble } from '../layout/trouble.tsx';
import { fieldOf, useLabel, useLocale, useRecords, useResources } from '../resources/resources.tsx';
import { FieldValue, type FieldValueProps } from './field-value.tsx';

const side = css({ width: '30rem', maxWidth: '100vw', padding: '1.25rem' });
const entry = css({
  borderTop: '1px solid var(--hair)',
  paddingTop: '.75rem',
  display: 'grid',
  gap: '.5rem',
  gridTemplateColumns: 'minmax(0,1fr)',
});
const change = css({
  fontSize: '.875rem',
  overflowWrap: 'anywhere',
  '& del': { color: '#8a1c15' },
  '& ins': { textDecoration: 'none', color: '#0b5b43' },
  '& del,& ins': { display: 'block', maxHeight: '9rem', overflowY: 'auto', whiteSpace: 'pre-wrap' },
});

/** Who changed what of a record, and when: beside the form, so that nothing of it is lost. */
export function HistoryButton({ resource, id }: { resource: Resource; id: number }) {
  const t = useTranslate();
  const [isOpen, setOpen] = useState(false);
  return (
    <>
      <Button onClick={() => setOpen(true)}>{t('foyer.edit.history')}</Button>
      <Drawer
        anchor="right"
        open={isOpen}
        onClose={() => setOpen(false)}
        slotProps={{ paper: { 'aria-label': t('foyer.audit.title') } }}
      >
        <div css={[side, stack]}>
          <div css={css({ display: 'flex', justifyContent: 'space-between', alignItems: 'center' })}>
            <h2>{t('foyer.audit.title')}</h2>
            <Button onClick={() => setOpen(false)}>{t('foyer.audit.close')}</Button>
          </div>
          {isOpen && <History resource={resource} id={id} />}
        </div>
      </Drawer>
    </>
  );
}

function History({ resource, id }: { resource: Resource; id: number }) {
  const t = useTranslate();
  const records = useRecords();
  const { data, error, isPending, refetch, hasNextPage, fetchNextPage } = useInfiniteQuery({
    queryKey: ['audit', resource.name, id],
    queryFn: ({ pageParam }) => records.audit(resource.name, id, pageParam),
    initialPageParam: 1,
    getNextPageParam: ({ next }, _, page) => (next === null ? undefined : page + 1),
  });
  const list = useRef<HTMLDivElement>(null);
  const entries = data?.pages.flatMap(({ results }) => results) ?? [];
  // The first of those that were asked for has the focus: the button goes with the last of them.
  const [seen, setSeen] = useState<number | null>(null);
  useEffect(() => {
    if (seen === null || entries.length <= seen) return;
    list.current?.querySelectorAll('article')[seen]?.focus();
    setSeen(null);
  }, [seen, entries.length]);
  if (error) return <Trouble text={t('foyer.audit.failed')} onRetry={() => void refetch()} />;
  if (isPending) return <p role="status">{t('ra.page.loading')}</p>;
  if (entries.length === 0) return <p css={mute}>{t('foyer.audit.empty')}</p>;
  return (
    <div css={stack} ref={list}>
      {entries.map((each) => (
        <Entry key={each.id} resource={resource} entry={each} />
      ))}
      {hasNextPage && (
        <Button
          onClick={() => {
            setSeen(entries.length);
            void fetchNextPage();
          }}
        >
          {t('foyer.audit.more')}
        </Button>
      )}
    </div>
  );
}

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

function Entry({ resource, entry: { at, author, action, changes } }: { resource: Resource; entry: AuditEntry }) {
  const t = useTranslate();
  const label = useLabel();
  const formats = formatsOf(useLocale());
  return (
    <article css={entry} tabIndex={-1}>
      <p>
        <strong>{author || '–'}</strong> {t(`foyer.audit.actions.${action}`)}{' '}
        <span css={[small, mute]}>{`${formats.dayShort(at)}, ${formats.time(at)}`}</span>
      </p>
      {action === 'update' &&
        differencesIn(changes)
          .filter(({ field }) => !fieldOf(resource, field)?.read_only)
          .map(({ key, field, language, before, after }) => {
            const described = fieldOf(resource, field) ?? {
              name: field,
              label: { de: field, en: field },
              kind: 'json' as const,
              required: false,
              read_only: true,
              localised: false,
            };
            return (
              <div key={key} css={change}>
                <span css={[small, mute]}>
                  {label(described.label)} {language && <span css={badge}>{language.toUpperCase()}</span>}
                </span>
                <del>
                  <span className="visually-hidden">{t('foyer.audit.before')}: </span>
                  <RecordedValue field={described} value={before} language={language} other={after} />
                </del>
                <ins>
                  <span className="visually-hidden">{t('foyer.audit.after')}: </span>
                  <RecordedValue field={described} value={after} language={language} other={before} />
                </ins>
              </div>
            );
          })}
    </article>
  );
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
