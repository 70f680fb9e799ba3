import { css } from '@emotion/react';
import { type ModuleChange, moduleChanges, type ModuleDocument, type WordRun } from '@foyer/shared/modules';
import { firstWords } from '../document/module-views.ts';
import type { Editing } from '../editing.ts';
import { muted } from '../look.ts';
import { fieldLabel, modelName } from '../surface/field-label.ts';
import { useTexts } from '../texts/interface-texts.ts';

const list = css({ display: 'grid', gap: '.6rem', margin: '0 0 1rem', padding: '.75rem', listStyle: 'none', borderRadius: '.375rem', background: '#0f1118' });
const words = css({ margin: '.25rem 0 0', overflowWrap: 'anywhere', whiteSpace: 'pre-line', '& ins': { background: '#0c4f3d', color: '#b8f5e0', textDecoration: 'underline', textDecorationThickness: 2 }, '& del': { background: '#5c2015', color: '#ffcfc0', textDecoration: 'line-through' } });
/** What has not changed is shown only as far as it helps to find the place. */
const CONTEXT = 60;

const shortened = (text: string): string => (text.length <= CONTEXT * 2 ? text : `${text.slice(0, CONTEXT)} … ${text.slice(-CONTEXT)}`);

function Words({ runs }: { runs: readonly WordRun[] }) {
  return (
    <p css={words}>
      {runs.map(({ kind, text }, index) => (kind === 'added' ? <ins key={`${index} ${text}`}>{text}</ins> : kind === 'removed' ? <del key={`${index} ${text}`}>{text}</del> : <span key={`${index} ${text}`}>{shortened(text)}</span>))}
    </p>
  );
}

/** All that differs between two states, module by module, in words: what was added, removed, moved and changed. */
export function ChangeList({ editing, before, after }: { editing: Editing; before: ModuleDocument; after: ModuleDocument }) {
  const { session, i18n } = editing;
  const t = useTexts(i18n);
  const changes = moduleChanges(before, after);
  if (changes.length === 0) return <p css={muted}>{t('changes.none')}</p>;
  const kindOf = ({ kind, isMoved, fields }: ModuleChange) => [kind === 'changed' ? fields.length > 0 && t('changes.changed') : t(`changes.${kind}`), isMoved && t('changes.moved')].filter(Boolean).join(', ');
  return (
    <ul css={list} aria-label={t('changes')}>
      {changes.map((change) => (
        <li key={change.row.id}>
          <strong>{kindOf(change)}</strong>: {[change.row.model === 'container' ? t('row.one') : modelName(i18n, change.row.model), firstWords(change.row, session.language)].filter(Boolean).join(': ')}
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
