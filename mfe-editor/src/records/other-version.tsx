import { css } from '@emotion/react';
import { button, muted, outlined } from '../editing/look.ts';
import { type InterfaceI18n, useTexts } from '../editing/texts/interface-texts.ts';

const look = css({ display: 'grid', gap: '.35rem', justifyItems: 'start', overflowWrap: 'anywhere' });

interface OtherVersionProps {
  i18n: InterfaceI18n;
  /** What somebody else wrote, as a text; undefined where nobody did. */
  theirs: unknown;
  mine: string;
  take: (theirs: string) => void;
}

/** What somebody else has written in the same field, to be taken over with one press. */
export function OtherVersion({ i18n, theirs, mine, take }: OtherVersionProps) {
  const t = useTexts(i18n);
  if (typeof theirs !== 'string' || theirs === mine) return null;
  return (
    <span css={look}>
      <span>
        <span css={muted}>{t('theirs')}</span> {theirs || t('theirs.nothing')}
      </span>
      <button type="button" css={[button, outlined]} onClick={() => take(theirs)}>
        {t('apply')}
      </button>
    </span>
  );
}
