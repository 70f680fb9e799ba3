import { css } from '@emotion/react';
import { formatsOf, observer } from '@foyer/shared';
import type { Editing } from '../editing.ts';
import { button, loud, muted, outlined } from '../look.ts';
import { Others } from '../presence/others.tsx';
import { chooseLanguage, INTERFACE_LANGUAGES, useTexts, type InterfaceLanguage } from '../texts/interface-texts.ts';
import type { LeftPanel } from '../editing-session.ts';

const row = css({ display: 'flex', alignItems: 'center', gap: '.25rem', minWidth: 0, padding: '0 1rem', overflowX: 'auto', scrollbarWidth: 'none', background: '#22252f', borderTop: '1px solid #343845', whiteSpace: 'nowrap', '& > *': { flex: 'none' }, '& > :last-child': { position: 'sticky', right: 0 }, '@media (max-width: 47.99em)': { position: 'fixed', inset: 'auto 0 0', height: '3rem', paddingBottom: 'env(safe-area-inset-bottom)' } });
const rule = css({ flex: 'none', width: 1, height: '1.25rem', margin: '0 .35rem', background: '#343845' });
/** Words beside a sign that says it, too: only where there is room. */
const roomy = css({ '@media (max-width: 104.99em)': { display: 'none' } });
const push = css({ marginLeft: 'auto' });
const select = css({ padding: '.3rem', borderRadius: '.25rem', border: '1px solid #5b6273', background: '#181a24', color: 'inherit', font: 'inherit' });
const status = css({ '&::before': { content: '""', display: 'inline-block', width: '.5rem', height: '.5rem', marginRight: '.4rem', borderRadius: '50%', background: '#12d19a' }, '&[data-state=saving]::before': { background: '#a9b1c1' }, '&[data-state=offline]::before, &[data-state=refused]::before': { background: 'none', boxShadow: 'inset 0 0 0 2px #ff8a6b' } });

/** What can be done while the page is edited, in the order of a day's work. */
export const EditBar = observer(function EditBar({ editing, leave }: { editing: Editing; leave: () => void }) {
  const { session, i18n, publishing, checks } = editing;
  const t = useTexts(i18n);
  const count = checks.findings.length;
  // Events, articles … are made, moved and described in the back-office.
  const isPage = session.content.kind === 'pages';
  const panel = (name: LeftPanel) => (
    <button
      type="button"
      css={button}
      aria-expanded={session.leftPanel === name}
      onClick={() => {
        session.show({ leftPanel: session.leftPanel === name ? null : name });
      }}
    >
      {t(name)}
    </button>
  );
  return (
    <div css={row} role="region" aria-label={t('edit')} data-edit-bar="">
      <button type="button" css={[button, outlined]} onClick={leave}>
        {t('done')}
      </button>
      <span css={rule} />
      <button type="button" css={button} aria-label={t('undo')} title={t('undo')} disabled={!session.history.canUndo} onClick={() => session.undo()}>
        <span aria-hidden="true">↺</span> <span css={roomy}>{t('undo')}</span>
      </button>
      <button type="button" css={button} aria-label={t('redo')} title={t('redo')} disabled={!session.history.canRedo} onClick={() => session.redo()}>
        <span aria-hidden="true">↻</span> <span css={roomy}>{t('redo')}</span>
      </button>
      {panel('history')}
      <span css={rule} />
      <SavingStatus editing={editing} />
      <span css={rule} />
      {panel('outline')}
      <button
        type="button"
        css={button}
        aria-pressed={session.showsEmpty}
        onClick={() => {
          session.show({ showsEmpty: !session.showsEmpty });
        }}
      >
        {t('showEmpty')}
      </button>
      <button
        type="button"
        css={button}
        aria-pressed={session.showsAll}
        onClick={() => {
          session.show({ showsAll: !session.showsAll });
        }}
      >
        {t('showAll')}
      </button>
      {panel('versions')}
      {isPage && (
        <button type="button" css={button} aria-expanded={publishing.panel === 'page'} onClick={() => publishing.toggle('page')}>
          {t('page.settings')}
        </button>
      )}
      <span css={push}>
        <Others editing={editing} />
      </span>
      <select css={select} aria-label={t('language')} value={i18n.language} onChange={(event) => chooseLanguage(i18n, event.target.value as InterfaceLanguage)}>
        {Object.entries(INTERFACE_LANGUAGES).map(([code, name]) => (
          <option key={code} value={code} lang={code}>
            {name}
          </option>
        ))}
      </select>
      <button
        type="button"
        css={button}
        aria-label={t('help')}
        onClick={() => {
          session.show({ isHelpOpen: true });
        }}
      >
        ?
      </button>
      <button
        type="button"
        css={button}
        aria-expanded={session.isChecking && publishing.panel === null}
        onClick={() => {
          session.show({ isChecking: !session.isChecking || publishing.panel !== null });
          publishing.show(null);
        }}
      >
        {t('check')}
        {count > 0 && (
          <span css={muted} aria-hidden="true">
            · {count}
          </span>
        )}
      </button>
      {isPage && (
        <button type="button" css={[button, outlined]} onClick={() => publishing.share(true)}>
          {t('share')}
        </button>
      )}
      <button
        type="button"
        css={[button, loud]}
        onClick={() => {
          session.show({ isPublishing: true });
        }}
      >
        {t('publish')}
      </button>
    </div>
  );
});

/** A quiet sentence: saved when, or what keeps it from being saved. */
const SavingStatus = observer(function SavingStatus({ editing }: { editing: Editing }) {
  const { session, i18n } = editing;
  const t = useTexts(i18n);
  const { state, savedAt, faults, hasUnsaved } = session.saver;
  const formats = formatsOf(i18n.language === 'en' ? 'en' : 'de');
  const shown = state === 'saved' && hasUnsaved ? 'saving' : state;
  const time = savedAt && shown === 'saved' ? ` ${t('saved.at', { time: formats.time(savedAt.toISOString()) })}` : '';
  return (
    <span css={[muted, status]} role="status" data-state={shown} title={Object.values(faults).flat().join(' ')}>
      {t(`state.${shown}`)}
      {time}
      {shown === 'refused' && `: ${Object.values(faults).flat()[0] ?? ''}`}
    </span>
  );
});
