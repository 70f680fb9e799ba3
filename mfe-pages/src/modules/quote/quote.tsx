import { css } from '@emotion/react';
import { RichText } from '@foyer/shared';
import { textOf } from '../fields.ts';
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
    ':lang(en) &': { quotes: '"“" "”"' },
  },
  'blockquote p': { maxWidth: 'none' },
  'blockquote p:first-of-type::before': { content: 'open-quote', position: 'absolute', translate: '-.55em 0' },
  'blockquote p:last-of-type::after': { content: 'close-quote' },
  figcaption: { marginTop: 'var(--s4)', color: 'var(--mute)' },
});

/** Words of somebody, set large. */
export function QuoteModule({ module }: ModuleProps) {
  const content = textOf(module.content);
  const author = textOf(module.author);
  if (!content) return null;
  return (
    <figure css={frame}>
      <blockquote>
        <RichText html={/^</.test(content) ? content : `<p>${content}</p>`} />
      </blockquote>
      {author && <figcaption>{author}</figcaption>}
    </figure>
  );
}
