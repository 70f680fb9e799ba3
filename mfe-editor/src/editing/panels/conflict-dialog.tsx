import { css } from '@emotion/react';
import { observer } from '@foyer/shared';
import { editorColours } from '@foyer/shared/theme';
import type { Conflict, StoredValue } from '@foyer/shared/modules';
import { useState } from 'react';
import type { Editing } from '../editing.ts';
import { actions, button, loud, muted, outlined } from '../look.ts';
import { calledElsewhere } from '../people.ts';
import { fieldLabel } from '../surface/field-label.ts';
import { moduleName } from '../surface/frame-props.ts';
import { useTexts } from '../texts/interface-texts.ts';
import { Modal } from './modal.tsx';

const one = css({ margin: '0 0 1rem', padding: 0, border: 0, '& legend': { padding: 0, fontWeight: 600 } });
const side = css({
  display: 'grid',
  gridTemplateColumns: 'auto 1fr',
  gap: '.6rem',
  alignItems: 'start',
  padding: '.5rem .6rem',
  marginTop: '.35rem',
  borderRadius: '.25rem',
  background: editorColours.sunken,
  whiteSpace: 'pre-wrap',
  overflowWrap: 'anywhere',
});
const keyOf = ({ id, path }: Conflict): string => `${id} ${path}`;

/** Two people have written the same: both are shown, and one is chosen for each. What only one has changed is taken over already. */
export const ConflictDialog = observer(function ConflictDialog({ editing }: { editing: Editing }) {
  const { session, i18n } = editing;
  const t = useTexts(i18n);
  const open = session.saver.conflict;
  const [theirs, setTheirs] = useState<ReadonlySet<string>>(new Set());
  if (!open) return null;
  const decide = (isMine: (conflict: Conflict) => boolean) => session.saver.decide(isMine);
  const choose = (key: string, isTheirs: boolean) =>
    setTheirs((before) => new Set(isTheirs ? [...before, key] : [...before].filter((other) => other !== key)));
  const author = calledElsewhere(editing, open.author);
  const shown = (value: StoredValue | undefined) =>
    wordsOf(value) || t(value === null || typeof value !== 'object' ? 'conflict.removed' : 'conflict.changed');
  return (
    <Modal title={t('conflict.title', { name: author })}>
      <p>{t('conflict.text')}</p>
      {open.conflicts.map((conflict) => {
        const key = keyOf(conflict);
        const [, field = '', language] = conflict.path.split('.');
        const row = session.document[conflict.id] ?? open.mine[conflict.id];
        return (
          <fieldset key={key} css={one}>
            <legend>
              {row && session.document[conflict.id]
                ? moduleName(editing, conflict.id)
                : t(`module.${row?.model ?? 'text'}`)}
              {field && `, ${fieldLabel(i18n, row?.model ?? '', field)}`}
              {(language === 'de' || language === 'en') && `, ${t(`language.${language}`)}`}
            </legend>
            {([false, true] as const).map((isTheirs) => (
              <label key={String(isTheirs)} css={side}>
                <input
                  type="radio"
                  name={key}
                  checked={theirs.has(key) === isTheirs}
                  onChange={() => choose(key, isTheirs)}
                />
                <span>
                  <span css={muted}>{isTheirs ? t('conflict.theirs', { name: author }) : t('conflict.mine')}</span>
                  <br />
                  {shown(isTheirs ? conflict.theirs : conflict.mine)}
                </span>
              </label>
            ))}
          </fieldset>
        );
      })}
      <div css={actions}>
        <button type="button" css={[button, loud]} onClick={() => decide((conflict) => !theirs.has(keyOf(conflict)))}>
          {t('conflict.take')}
        </button>
        <button type="button" css={[button, outlined]} onClick={() => decide(() => false)}>
          {t('conflict.allTheirs')}
        </button>
      </div>
    </Modal>
  );
});

/** What stands in a field; of a whole module, which the other one has removed, all that is written in it. */
function wordsOf(value: StoredValue | undefined): string {
  if (value === undefined || value === null) return '';
  if (typeof value === 'string') return value.replace(/<[^>]*>/g, ' ').trim();
  if (typeof value !== 'object') return String(value);
  const parts = 'fields' in value ? value['fields'] : value;
  const texts = Object.values(parts ?? {}).filter((part) => typeof part === 'string' || typeof part === 'object');
  return [...new Set(texts.map(wordsOf).filter(Boolean))].join('\n');
}
