import { css } from '@emotion/react';
import { observer } from '@foyer/shared';
import { editorColours } from '@foyer/shared/theme';
import type { Editing } from '../editing.ts';
import { stepName } from '../history/step-name.ts';
import { button, muted } from '../look.ts';
import { interfaceFormats } from '../texts/interface-formats.ts';
import { useTexts } from '../texts/interface-texts.ts';
import { Panel } from './panel.tsx';

const list = css({
  display: 'grid',
  gap: '.125rem',
  margin: 0,
  padding: 0,
  listStyle: 'none',
  '& button': { width: '100%', justifyContent: 'start', whiteSpace: 'normal', textAlign: 'start' },
  '& [data-undone]': { color: editorColours.disabled },
});

/** Everything that was done, in words: a press goes back to it. */
export const HistoryPanel = observer(function HistoryPanel({ editing }: { editing: Editing }) {
  const { session, i18n } = editing;
  const t = useTexts(i18n);
  const { steps, position } = session.history;
  const formats = interfaceFormats(i18n);
  return (
    <Panel
      side="left"
      title={t('history')}
      closeLabel={t('close')}
      close={() => {
        session.panels.show({ leftPanel: null });
      }}
    >
      {steps.length === 0 && <p css={muted}>{t('history.none')}</p>}
      <ol css={list} reversed>
        {steps
          .map((step, index) => (
            <li key={index}>
              <button
                type="button"
                css={button}
                aria-current={index + 1 === position}
                data-undone={index >= position || undefined}
                onClick={() => session.goTo(index + 1)}
              >
                {t('step', {
                  what: stepName(i18n, step.label),
                  time: formats.time(new Date(step.at).toISOString()),
                })}
              </button>
            </li>
          ))
          .reverse()}
        <li>
          <button type="button" css={button} aria-current={position === 0} onClick={() => session.goTo(0)}>
            {t('history.begin')}
          </button>
        </li>
      </ol>
    </Panel>
  );
});
