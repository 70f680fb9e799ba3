import { css } from '@emotion/react';
import { FieldRichText, FieldText } from '../field-text.tsx';

import type { ModuleProps } from '../module.ts';

const frame = css({
  borderTop: '1px solid',
  paddingTop: 'var(--s6)',
  blockquote: {
    font: '600 var(--step-3)/1.12 var(--font-display)',
    letterSpacing: '-.03em',
    textWrap: 'balance',
    maxWidth: '30ch',
    quotes: '"„" "“"',
    '&:lang(en)': { quotes: '"“" "”"' },
  },
  'blockquote p': { maxWidth: 'none' },
  'blockquote p:first-of-type::before': { content: 'open-quote', position: 'absolute', translate: '-.55em 0' },
  'blockquote p:last-of-type::after': { content: 'close-quote' },
  figcaption: { marginTop: 'var(--s4)', color: 'var(--mute)' },
});

/** Words of somebody, set large. */
export function QuoteModule({ module, shows }: ModuleProps) {
  if (!shows('content')) return null;
  return (
    <figure css={frame}>
      <blockquote>
        <FieldRichText module={module} of="content" isQuote />
      </blockquote>
      {shows('author') && (
        <figcaption>
          <FieldText module={module} of="author" />
        </figcaption>
      )}
    </figure>
  );
}
