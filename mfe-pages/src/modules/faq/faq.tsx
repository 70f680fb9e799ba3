import { css } from '@emotion/react';
import { observer, useSite } from '@foyer/shared';
import { anchorOf, modulesOf } from '../fields.ts';
import { FieldRichText, FieldText } from '../field-text.tsx';
import type { ModuleProps } from '../module.ts';

const list = css({ borderTop: '1px solid var(--line)' });
const item = css({ borderBottom: '1px solid var(--hair)', '&[open] > summary::after': { rotate: '45deg' } });
const question = css({
  display: 'flex',
  justifyContent: 'space-between',
  gap: 'var(--s6)',
  padding: 'var(--s4) 0',
  cursor: 'pointer',
  listStyle: 'none',
  font: '600 var(--step-1)/1.2 var(--font-display)',
  letterSpacing: '-.02em',
  '&::-webkit-details-marker': { display: 'none' },
  '&::after': {
    content: '"+"',
    flex: 'none',
    fontWeight: 400,
    fontSize: '1.5em',
    lineHeight: 0.8,
    transition: 'rotate var(--fast) var(--ease)',
  },
  '&:hover': { color: 'var(--focus, var(--violet))' },
});
const answer = css({ padding: '0 var(--s8) var(--s6) 0' });

/** Questions with answers that unfold: native, so they work without JavaScript and are found by the browser's search. */
export function FaqModule({ module, renderModules }: ModuleProps) {
  const children = modulesOf(module.children);
  return children.length > 0 ? <div css={list}>{renderModules(children)}</div> : null;
}

/**
 * One question. The anchor is on its answer: browsers open closed details around the target of a link. While it is written it
 * stands open: a text within something to press is none for screen readers.
 */
export const FaqItemModule = observer(function FaqItemModule({ module, shows }: ModuleProps) {
  const { surface } = useSite().editing;
  if (!shows('question')) return null;
  const [Whole, Question] = surface ? (['div', 'div'] as const) : (['details', 'summary'] as const);
  return (
    <Whole css={item}>
      <Question css={question}>
        <FieldText module={module} of="question" />
      </Question>
      <div css={answer} id={anchorOf(module)}>
        <FieldRichText module={module} of="content" />
      </div>
    </Whole>
  );
});
