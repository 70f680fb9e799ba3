import { css } from '@emotion/react';
import type { ModuleChange } from '@foyer/shared/modules';
import { editorColours } from '@foyer/shared/theme';
import { firstWords } from '../document/module-views.ts';
import type { Editing } from '../editing.ts';
import { muted } from '../look.ts';
import { fieldLabel, modelName } from '../surface/field-label.ts';
import { useTexts } from '../texts/interface-texts.ts';
import { Words } from './words.tsx';

const list = css({
  display: 'grid',
  gap: '.6rem',
  margin: '0 0 1rem',
  padding: '.75rem',
  listStyle: 'none',
  borderRadius: '.375rem',
  background: editorColours.sunken,
});
/** All that differs between two states, module by module, in words: what was added, removed, moved and changed. */
export function ChangeList({ editing, changes }: { editing: Editing; changes: readonly ModuleChange[] }) {
  const { session, i18n } = editing;
  const t = useTexts(i18n);
  if (changes.length === 0) return <p css={muted}>{t('compare.count', { count: 0 })}</p>;
  const kindOf = ({ kind, isMoved, fields }: ModuleChange) =>
    [
      kind === 'changed' ? fields.length > 0 && t('changes.changed') : t(`changes.${kind}`),
      isMoved && t('changes.moved'),
    ]
      .filter(Boolean)
      .join(', ');
  return (
    <ul css={list} aria-label={t('changes')}>
      {changes.map((change) => (
        <li key={change.row.id}>
          <strong>{kindOf(change)}</strong>:{' '}
          {[
            change.row.model === 'container' ? t('module.container') : modelName(i18n, change.row.model),
            firstWords(change.row, session.language),
          ]
            .filter(Boolean)
            .join(': ')}
          {change.fields.map(({ field, language, runs }) => (
            <div key={`${field} ${language ?? ''}`}>
              <span css={muted}>
                {fieldLabel(i18n, change.row.model, field)}
                {language && ` (${t(`language.${language}`)})`}
              </span>
              <Words runs={runs} />
            </div>
          ))}
        </li>
      ))}
    </ul>
  );
}
