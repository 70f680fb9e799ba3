import { css } from '@emotion/react';
import { RichText } from '@foyer/shared';
import { fieldsOf, textOf } from '../fields.ts';
import type { ModuleProps } from '../module.ts';

/** What editors mostly write by hand: tables. */
const page = css({
  maxWidth: '58rem',
  caption: {
    textAlign: 'start',
    font: '600 var(--step-2)/1.05 var(--font-display)',
    letterSpacing: '-.03em',
    paddingBottom: 'var(--s4)',
  },
  'thead th': { borderColor: 'var(--line)' },
  td: { fontVariantNumeric: 'tabular-nums' },
});

/** HTML of an editor. The content service has sanitised it when it was saved. */
export function HtmlModule({ module }: ModuleProps) {
  const code = textOf(fieldsOf(module.html_code_obj).code) || textOf(module.html_code);
  return code ? <RichText html={code} css={page} /> : null;
}
