import { css } from '@emotion/react';
import type { ReactNode } from 'react';

const richText = css({
  maxWidth: 'var(--measure)',
  '& > * + *': { marginTop: '1em' },
  '& > * + :is(h2, h3, h4)': { marginTop: '1.6em' },
  h2: { fontSize: 'var(--step-2)' },
  'h3, h4': { fontSize: 'var(--step-1)', letterSpacing: '-.02em' },
  'ul, ol': { paddingInlineStart: '1.25em' },
  'li + li': { marginTop: '.35em' },
  'li::marker': { color: 'var(--mute)' },
  'a:hover': { textDecorationColor: 'var(--aurora)', textDecorationThickness: '.18em' },
  blockquote: { font: '600 var(--step-2)/1.15 var(--font-display)', letterSpacing: '-.02em' },
  table: { width: '100%', borderCollapse: 'collapse' },
  'th, td': {
    padding: '.5rem .75rem .5rem 0',
    borderBottom: '1px solid var(--hair)',
    textAlign: 'start',
    verticalAlign: 'top',
  },
  // As the editor stores them.
  '.al-center': { textAlign: 'center' },
  '.al-right': { textAlign: 'right' },
});

/** Text that editors wrote: sanitised HTML of the content service, set for reading; or what stands in its place while it is written. */
export function RichText({
  html,
  className,
  children,
}: {
  html?: string;
  className?: string | undefined;
  children?: ReactNode;
}) {
  if (children) {
    return (
      <div css={richText} className={className}>
        {children}
      </div>
    );
  }
  return <div css={richText} className={className} dangerouslySetInnerHTML={{ __html: html ?? '' }} />;
}
