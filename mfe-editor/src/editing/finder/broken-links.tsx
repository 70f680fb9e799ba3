import { css, Global } from '@emotion/react';
import { observer } from '@foyer/shared';
import { editorColours } from '@foyer/shared/theme';
import type { Editing } from '../editing.ts';
import { useTexts } from '../texts/interface-texts.ts';

/** Marks links of the page that lead nowhere, where they stand: by shape and words, whatever draws them. */
export const BrokenLinks = observer(function BrokenLinks({ editing }: { editing: Editing }) {
  const t = useTexts(editing.i18n);
  const { missing } = editing.checks.facts;
  if (missing.length === 0) return null;
  const links = missing.map((url) => `main [data-editable] a[href=${JSON.stringify(url)}]`);
  const mark = css({
    [links.join(',')]: {
      textDecoration: 'underline',
      textDecorationStyle: 'wavy',
      textDecorationColor: '#ff5a36',
      textDecorationThickness: '2px',
      textUnderlineOffset: '.2em',
    },
    [links.map((link) => `${link}::before`).join(',')]: {
      content: `"⚠ ${t('link.broken')}"`,
      marginInlineEnd: '.35em',
      padding: '.1em .4em',
      borderRadius: '.2em',
      background: editorColours.ground,
      color: editorColours.badText,
      font: '600 .75rem/1.3 var(--font-text)',
      letterSpacing: 0,
      whiteSpace: 'nowrap',
    },
  });
  return <Global styles={mark} />;
});
