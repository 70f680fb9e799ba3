import { css } from '@emotion/react';
import { observer } from '@foyer/shared';
import { useEffect, useId } from 'react';
import type { Editing } from '../editing.ts';
import { button, check, muted, outlined } from '../look.ts';
import { InstantField } from '../panels/instant-input.tsx';
import { Panel } from '../panels/panel.tsx';
import { useTexts } from '../texts/interface-texts.ts';
import { WIDTHS } from './looking-store.ts';

const widths = css({
  display: 'grid',
  gap: '.25rem',
  margin: '0 0 1rem',
  padding: 0,
  border: 0,
  '& legend': { padding: 0, marginBottom: '.3rem' },
});
const hint = css({ marginBottom: '.75rem' });
const choice = css(check, { marginBottom: '.25rem' });

/** How the page is looked at: in narrower windows, as a visitor, at another time. Closing it goes back to where one writes. */
export const LookingPanel = observer(function LookingPanel({ editing }: { editing: Editing }) {
  const { looking, session, i18n } = editing;
  const t = useTexts(i18n);
  const id = useId();
  useEffect(() => () => looking.end(), [looking]);
  return (
    <Panel side="left" title={t('look')} closeLabel={t('close')} close={() => session.panels.show({ leftPanel: null })}>
      <fieldset css={widths}>
        <legend>{t('picture.measure.width')}</legend>
        {WIDTHS.map((width) => (
          <label key={width ?? 'full'} css={choice}>
            <input
              type="radio"
              name={`${id}-width`}
              checked={looking.width === width}
              onChange={() => looking.look({ width })}
            />
            {width === null ? t('look.full') : t('look.pixels', { width })}
          </label>
        ))}
      </fieldset>
      <label css={choice}>
        <input
          type="checkbox"
          checked={looking.isVisitor}
          onChange={(event) => looking.look({ isVisitor: event.target.checked })}
        />
        {t('look.visitor')}
      </label>
      <InstantField label={t('look.at')} t={t} instant={looking.at} change={(at) => looking.look({ at })} />
      <p css={[muted, hint]} role="status">
        {looking.isSeen ? t('look.seen') : t('look.words')}
      </p>
      <button type="button" css={[button, outlined]} onClick={() => session.panels.show({ leftPanel: null })}>
        {t('dialog.goOn')}
      </button>
    </Panel>
  );
});
