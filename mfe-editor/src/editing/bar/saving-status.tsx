import { css } from '@emotion/react';
import { observer } from '@foyer/shared';
import { editorColours } from '@foyer/shared/theme';
import { useEffect, useState } from 'react';
import type { Editing } from '../editing.ts';
import { muted } from '../look.ts';
import { calledElsewhere } from '../people.ts';
import { fieldLabel } from '../surface/field-label.ts';
import { interfaceFormats } from '../texts/interface-formats.ts';
import { useTexts } from '../texts/interface-texts.ts';

const status = css({
  '&::before': {
    content: '""',
    display: 'inline-block',
    width: '.5rem',
    height: '.5rem',
    marginRight: '.4rem',
    borderRadius: '50%',
    background: editorColours.good,
  },
  '&[data-state=saving]::before': { background: editorColours.quiet },
  '&[data-state=offline]::before, &[data-state=refused]::before': {
    background: 'none',
    boxShadow: `inset 0 0 0 2px ${editorColours.bad}`,
  },
  // As wide as its longest everyday sentence: what is beside it stays under the pointer while it changes.
  '@media (min-width: 90em)': { minWidth: '11.5rem' },
  // On a telephone above the row, which is full.
  '@media (max-width: 47.99em)': {
    position: 'absolute',
    bottom: '100%',
    left: '.5rem',
    // Read to its end, beside who else is here.
    maxWidth: 'calc(100% - 5rem)',
    padding: '.15rem .5rem',
    borderRadius: '.25rem .25rem 0 0',
    background: editorColours.raised,
    fontSize: '.75rem',
    whiteSpace: 'normal',
    pointerEvents: 'none',
  },
});
/** When it was: only where there is room. */
const roomy = css({ '@media (max-width: 89.99em) and (min-width: 48em)': { display: 'none' } });

/** It has to be saved for so long before that is said, in milliseconds: nobody wants to hear of each save while they write. */
const CALM_MS = 700;

/** A quiet sentence: saved when, or what keeps it from being saved. */
export const SavingStatus = observer(function SavingStatus({ editing }: { editing: Editing }) {
  const { session, i18n } = editing;
  const t = useTexts(i18n);
  const { state, savedAt, faults, held, hasUnsaved, hasFailed, conflict, isGone, isLoggedOut } = session.saver;
  const formats = interfaceFormats(i18n);
  const isUnderWay = state === 'saved' && (hasUnsaved || !session.recovery.isUpToDate);
  // Until somebody has decided what is to stand there.
  const now = conflict ? 'refused' : isUnderWay ? 'saving' : state;
  const isCalm = useCalm(now === 'saved');
  // Before the first save nobody has written: there is nothing to be calm about.
  const shown = now === 'saved' && savedAt && !isCalm ? 'saving' : now;
  const unfit = held.map(
    ({ model, name, why: fault }) =>
      `${fieldLabel(i18n, model, name)}: ${typeof fault === 'string' ? fault : t(fault.key, fault.values)}`,
  );
  const reasons = [
    ...(isGone ? [t('gone')] : []),
    ...(isLoggedOut ? [t('loggedOut')] : []),
    ...Object.values(faults).flat(),
    ...unfit,
  ];
  const why = conflict ? t('conflict.title', { name: calledElsewhere(editing, conflict.author) }) : (reasons[0] ?? '');
  return (
    <span css={[muted, status]} role="status" data-state={shown} title={conflict ? why : reasons.join(' ')}>
      {t(`state.${shown === 'offline' && hasFailed ? 'refused' : shown}`)}
      {savedAt && shown === 'saved' && (
        <span css={roomy}> {t('saved.at', { time: formats.time(savedAt.toISOString()) })}</span>
      )}
      {shown === 'refused' && why && `: ${why}`}
    </span>
  );
});

/** Whether it has been saved for so long that it is worth a word. */
function useCalm(isSaved: boolean): boolean {
  const [isCalm, setCalm] = useState(isSaved);
  useEffect(() => {
    const timer = setTimeout(() => setCalm(isSaved), isSaved ? CALM_MS : 0);
    return () => clearTimeout(timer);
  }, [isSaved]);
  return isCalm;
}
