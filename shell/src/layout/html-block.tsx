import { css } from '@emotion/react';

const block = css({
  '& > * + *': { marginTop: '.75em' },
  a: { textDecoration: 'underline' },
  img: { maxHeight: '3rem', width: 'auto' },
});

/** A block of HTML that editors keep in the settings; sanitised by the content service. Nothing when empty. */
export function HtmlBlock({ code, className }: { code: string; className?: string }) {
  return code ? <div css={block} className={className} dangerouslySetInnerHTML={{ __html: code }} /> : null;
}
