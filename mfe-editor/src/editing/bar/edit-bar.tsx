import { css } from '@emotion/react';
import { observer } from '@foyer/shared';
import { editorColours } from '@foyer/shared/theme';
import type { Difference } from '@foyer/shared/modules';
import { useRef, type MouseEvent, type ReactNode } from 'react';
import { firstClick } from '../../toolbar/first-click.ts';
import { useArrival } from '../../toolbar/use-arrival.ts';
import type { Editing } from '../editing.ts';
import type { LeftPanel, RightPanel } from '../panels/panels-store.ts';
import { button, loud, muted, outlined } from '../look.ts';
import { Others } from '../presence/others.tsx';
import { focusChange } from '../surface/focus.ts';
import { useTexts } from '../texts/interface-texts.ts';
import { MoreMenu } from './more-menu.tsx';
import { SavingStatus } from './saving-status.tsx';
import { ToolRow } from './tool-row.tsx';
import { FIT, useFit } from './use-fit.ts';

const region = css({
  minWidth: 0,
  background: editorColours.raised,
  borderTop: `1px solid ${editorColours.line}`,
  '@media (max-width: 47.99em)': {
    position: 'fixed',
    inset: 'auto 0 0',
    // Its menu opens over the panels.
    zIndex: 'calc(var(--z-editor) + 1)',
    height: '3rem',
    paddingBottom: 'env(safe-area-inset-bottom)',
  },
});
const row = css({
  display: 'flex',
  alignItems: 'center',
  gap: '.25rem',
  height: '100%',
  padding: '0 1rem',
  whiteSpace: 'nowrap',
  '& > *': { flex: 'none' },
  '@media (max-width: 47.99em)': { padding: '0 .5rem' },
  // What stays fits beside a finger's targets, however narrow it is.
  '@media (max-width: 21.99em)': { gap: 0, '&& > button': { minWidth: '2rem', paddingInline: '.3rem' } },
});
const rule = css({
  width: 1,
  height: '1.25rem',
  margin: '0 .35rem',
  background: editorColours.line,
  '@media (max-width: 63.99em)': { display: 'none' },
});
/** Words beside a sign that says it, too: only where there is room. */
const roomy = css({ '@media (max-width: 104.99em)': { display: 'none' } });
const spring = css({
  display: 'flex',
  justifyContent: 'end',
  '&&': { flex: '1 1 0', minWidth: 0, overflow: 'hidden' },
});

/** Tools that go into the menu where the row is too narrow, the last ones first. */
const STAYING = ['check', 'outline', 'versions', 'languages', 'share', 'history', 'page', 'look'] as const;
type Fitting = (typeof STAYING)[number];

interface EditBarProps {
  editing: Editing;
  hasTurned: boolean;
  leave: () => void;
}

/** What can be done while the page is edited, in the order of a day's work: one row, which never wraps. */
export const EditBar = observer(function EditBar({ editing, hasTurned, leave }: EditBarProps) {
  const { session, i18n, checks, languages } = editing;
  const t = useTexts(i18n);
  const bar = useRef<HTMLDivElement>(null);
  const done = useRef<HTMLButtonElement>(null);
  useArrival(done, hasTurned);
  const { count } = checks;
  // Events, articles … are made, moved and described in the back-office.
  const isPage = session.content.kind === 'pages';
  const out = useFit(bar, isPage ? STAYING : STAYING.filter((name) => name !== 'page'));
  const panel = (name: LeftPanel) => (
    <button
      key={name}
      {...{ [FIT]: name }}
      type="button"
      css={button}
      aria-expanded={session.panels.leftPanel === name}
      onClick={() => session.panels.show({ leftPanel: session.panels.leftPanel === name ? null : name })}
    >
      {t(name)}
    </button>
  );
  const toggleRight = (name: RightPanel) =>
    session.panels.show({ rightPanel: session.panels.rightPanel === name ? null : name });
  const tools: Readonly<Record<Fitting, ReactNode>> = {
    history: panel('history'),
    outline: panel('outline'),
    versions: panel('versions'),
    look: panel('look'),
    languages: (
      <button
        key="languages"
        {...{ [FIT]: 'languages' }}
        type="button"
        css={button}
        aria-pressed={languages.view !== 'page'}
        onClick={() => languages.toggle()}
      >
        {t('languages')}{' '}
        <span css={muted} aria-hidden="true">
          {session.language.toUpperCase()}
        </span>
      </button>
    ),
    page: isPage && (
      <button
        key="page"
        {...{ [FIT]: 'page' }}
        type="button"
        css={button}
        aria-expanded={session.panels.rightPanel === 'page'}
        onClick={() => toggleRight('page')}
      >
        {t('page')}
      </button>
    ),
    check: (
      <button
        key="check"
        {...{ [FIT]: 'check' }}
        type="button"
        css={button}
        aria-expanded={session.panels.rightPanel === 'check'}
        onClick={() => toggleRight('check')}
      >
        {t('check')}
        {count > 0 && (
          <span css={muted} aria-hidden="true">
            · {count}
          </span>
        )}
      </button>
    ),
    share: (
      <button
        key="share"
        {...{ [FIT]: 'share' }}
        type="button"
        css={[button, outlined]}
        onClick={() => session.panels.show({ isSharing: true })}
      >
        {t('share')}
      </button>
    ),
  };
  // Whoever presses it by keyboard may press it again, as long as there is something left.
  const go = (event: MouseEvent, change: Difference | null, hasMore: boolean) => {
    if (event.detail > 0 || !hasMore) focusChange(session, change);
  };
  const inRow = (...names: Fitting[]) => names.filter((name) => !out.has(name)).map((name) => tools[name]);
  return (
    <div css={region} role="region" aria-label={t('edit')} data-edit-bar="">
      <ToolRow css={row} label={t('edit')} ref={bar}>
        <button ref={done} type="button" css={[button, outlined]} onClick={firstClick(leave)}>
          {t('done')}
        </button>
        <span css={rule} />
        <button
          type="button"
          css={button}
          aria-label={t('undo')}
          title={t('undo')}
          disabled={!session.history.canUndo}
          onClick={(event) => go(event, session.undo(), session.history.canUndo)}
        >
          <span aria-hidden="true">↺</span> <span css={roomy}>{t('undo')}</span>
        </button>
        <button
          type="button"
          css={button}
          aria-label={t('redo')}
          title={t('redo')}
          disabled={!session.history.canRedo}
          onClick={(event) => go(event, session.redo(), session.history.canRedo)}
        >
          <span aria-hidden="true">↻</span> <span css={roomy}>{t('redo')}</span>
        </button>
        {inRow('history')}
        <span css={rule} />
        <SavingStatus editing={editing} />
        <span css={rule} />
        {inRow('outline', 'languages', 'look', 'versions', 'page')}
        <MoreMenu editing={editing}>{[...out].map((name) => tools[name as Fitting])}</MoreMenu>
        <span css={spring} data-spring="">
          <Others editing={editing} />
        </span>
        {inRow('check', 'share')}
        <button
          type="button"
          css={[button, loud]}
          onClick={() => session.panels.show(session.saver.isGone ? { isLossKnown: false } : { isPublishing: true })}
        >
          {t('publish')}
        </button>
      </ToolRow>
    </div>
  );
});
