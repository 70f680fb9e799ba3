import { css } from '@emotion/react';
import type { RecordKind } from '@foyer/shared/modules';
import { useEffect, useState } from 'react';
import type { Editing } from '../editing.ts';
import { button, outlined } from '../look.ts';
import { useTexts } from '../texts/interface-texts.ts';
import { foundIn, readRecord } from './records.ts';

const row = css({ display: 'flex', flexWrap: 'wrap', gap: '.35rem', alignItems: 'center' });

/** Kinds of which there may be many: they are found, not listed. */
export const FOUND_RECORDS: Readonly<Partial<Record<RecordKind, 'venues' | 'forms'>>> = {
  venue: 'venues',
  form: 'forms',
};

interface RecordInputProps {
  inputId: string;
  label: string;
  editing: Editing;
  kind: 'venues' | 'forms';
  value: unknown;
  write: (value: unknown) => void;
}

/** A venue or a form: what is chosen, by name, and the way to another one. */
export function RecordInput({ inputId, label, editing, kind, value, write }: RecordInputProps) {
  const { session, finder, i18n } = editing;
  const t = useTexts(i18n);
  const { site, language } = session;
  const id = typeof value === 'number' ? value : null;
  const [named, setNamed] = useState<{ id: number; title: string } | null>(null);
  useEffect(() => {
    if (id === null) return undefined;
    let isGone = false;
    void readRecord(site, kind, id)
      .then((record) => foundIn(kind, record, language).title)
      .catch(() => t('finder.unknown', { id }))
      .then((title) => !isGone && setNamed({ id, title }));
    return () => {
      isGone = true;
    };
  }, [site, kind, id, language, t]);
  const choose = async () => {
    const found = await finder.find({ kinds: [kind] });
    if (found) write(found.id);
  };
  return (
    <div css={row}>
      {id !== null && named?.id === id && <strong>{named.title}</strong>}
      <button
        id={inputId}
        type="button"
        css={[button, outlined]}
        aria-label={`${label}: ${t('find')}`}
        onClick={() => void choose()}
      >
        {t('find')}
      </button>
      {id !== null && (
        <button type="button" css={button} onClick={() => write(null)}>
          {t('picture.remove')}
        </button>
      )}
    </div>
  );
}
