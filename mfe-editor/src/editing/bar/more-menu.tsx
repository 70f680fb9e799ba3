import { css } from '@emotion/react';
import { observer } from '@foyer/shared';
import { editorColours } from '@foyer/shared/theme';
import type { EditingLanguage } from '@foyer/shared/api';
import { useEffect, useId, useRef, useState, type KeyboardEvent, type ReactNode } from 'react';
import type { Editing } from '../editing.ts';
import { button, material, target, touch } from '../look.ts';
import { chooseLanguage, INTERFACE_LANGUAGES, useTexts } from '../texts/interface-texts.ts';
import { focusFirst, walkMenu } from './walk-menu.ts';

const around = css({ position: 'relative' });
const menu = css({
  position: 'fixed',
  // Over who else is here.
  zIndex: 1,
  display: 'grid',
  gap: '.125rem',
  minWidth: '14rem',
  marginTop: '.5rem',
  padding: '.35rem',
  borderRadius: '.375rem',
  border: `1px solid ${editorColours.line}`,
  boxShadow: '0 .5rem 1.5rem rgb(14 16 32 / .35)',
  '& > button': { justifyContent: 'start', minHeight: '2rem', [touch]: { minHeight: '2.75rem' } },
  '@media (max-width: 47.99em)': {
    right: '.5rem',
    bottom: '3.25rem',
    maxHeight: '70dvh',
    overflowY: 'auto',
  },
});
const language = css({
  display: 'flex',
  alignItems: 'center',
  justifyContent: 'space-between',
  gap: '.5rem',
  padding: '.3rem .55rem',
  borderTop: `1px solid ${editorColours.line}`,
  marginTop: '.25rem',
});
const select = css({
  ...target,
  padding: '.3rem',
  borderRadius: '.25rem',
  border: `1px solid ${editorColours.edge}`,
  background: editorColours.ground,
  color: 'inherit',
  font: 'inherit',
});

/** What has no room in the row, and what is seldom needed. Arrow keys go through it, Escape closes it. */
export const MoreMenu = observer(function MoreMenu({ editing, children }: { editing: Editing; children: ReactNode }) {
  const { session, i18n } = editing;
  const t = useTexts(i18n);
  const [isOpen, setOpen] = useState(false);
  const frame = useRef<HTMLDivElement>(null);
  const list = useRef<HTMLDivElement>(null);
  const opener = useRef<HTMLButtonElement>(null);
  const id = useId();

  useEffect(() => {
    if (!isOpen) return undefined;
    focusFirst(list.current);
    const hear = (event: PointerEvent) => {
      if (event.target instanceof Node && !frame.current?.contains(event.target)) setOpen(false);
    };
    window.addEventListener('pointerdown', hear);
    return () => window.removeEventListener('pointerdown', hear);
  }, [isOpen]);

  const leave = (event: KeyboardEvent) => {
    if (!isOpen || event.key !== 'Escape') return;
    event.preventDefault();
    setOpen(false);
    opener.current?.focus();
  };
  return (
    <div ref={frame} css={around} data-own-keys={isOpen ? 'Escape' : undefined} onKeyDownCapture={leave}>
      <button
        ref={opener}
        type="button"
        css={button}
        aria-expanded={isOpen}
        aria-controls={isOpen ? id : undefined}
        onClick={() => setOpen(!isOpen)}
      >
        {t('module.more')} <span aria-hidden="true">▾</span>
      </button>
      {isOpen && (
        <div
          ref={list}
          id={id}
          css={[material, menu]}
          role="toolbar"
          aria-orientation="vertical"
          aria-label={t('module.more')}
          onKeyDown={walkMenu}
          onClick={(event) => {
            if (!(event.target instanceof Element) || !event.target.closest('button')) return;
            setOpen(false);
            // What was pressed goes with the menu: whatever opens now is the next stop, or gives the focus back to where it was.
            opener.current?.focus();
          }}
        >
          {children}
          <button
            type="button"
            css={button}
            aria-pressed={session.panels.showsEmpty}
            onClick={() => session.panels.show({ showsEmpty: !session.panels.showsEmpty })}
          >
            {t('showEmpty')}
          </button>
          <button
            type="button"
            css={button}
            aria-pressed={session.panels.showsAll}
            onClick={() => session.panels.show({ showsAll: !session.panels.showsAll })}
          >
            {t('showAll')}
          </button>
          <button type="button" css={button} onClick={() => session.panels.show({ isHelpOpen: true })}>
            {t('help')} (?)
          </button>
          <label css={language}>
            {t('language')}
            <select
              css={select}
              value={i18n.language}
              onChange={({ target }) =>
                void chooseLanguage(session.site, i18n, target.value as EditingLanguage).catch(() =>
                  session.panels.say('language.failed', { isError: true }),
                )
              }
            >
              {Object.entries(INTERFACE_LANGUAGES).map(([code, name]) => (
                <option key={code} value={code} lang={code}>
                  {name}
                </option>
              ))}
            </select>
          </label>
        </div>
      )}
    </div>
  );
});
