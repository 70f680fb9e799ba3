import { css } from '@emotion/react';
import { CompositeDecorator, type ContentBlock, type ContentState } from 'draft-js';
import type { ReactNode } from 'react';

/** What Draft.css would do, for what is used of it. Alignment has to be said to the inner element. */
export const editorStyles = css({
  position: 'relative',
  '.public-DraftEditor-content': { outline: 'none', minHeight: '1.5em' },
  '.public-DraftStyleDefault-block': { position: 'relative', whiteSpace: 'pre-wrap' },
  // Distances of the site's rich text, whose blocks stand deeper here.
  '[data-contents] > * + *': { marginTop: '1em' },
  '[data-contents] > * + :is(h2, h3, h4)': { marginTop: '1.6em' },
  ...Object.fromEntries(
    [1, 2, 3, 4].map((depth) => [
      `.public-DraftStyleDefault-depth${depth}`,
      { marginInlineStart: `${depth * 1.25}em` },
    ]),
  ),
  '.al-center .public-DraftStyleDefault-block': { textAlign: 'center' },
  '.al-right .public-DraftStyleDefault-block': { textAlign: 'right' },
  // Shown to those who write, since they decide where words break.
  '[data-mark]': { background: 'rgb(61 130 255 / .25)', borderRadius: 2, outline: '1px solid rgb(61 130 255 / .6)' },
});

/** The class by which a paragraph stands in the centre or on the right, as the stored HTML has it. */
export function blockClass(block: ContentBlock): string {
  const align: unknown = block.getData().get('align');
  return align === 'center' || align === 'right' ? `al-${align}` : '';
}

interface DecoratedProps {
  contentState: ContentState;
  entityKey: string;
  children?: ReactNode;
}

/** A link looks as visitors see it; it leads nowhere while it is written. */
function DraftLink({ contentState, entityKey, children }: DecoratedProps) {
  const { href } = contentState.getEntity(entityKey).getData() as { href?: string };
  return <a href={href}>{children}</a>;
}

/** Soft hyphens and spaces that do not break: otherwise nobody sees them. */
function Mark({ children }: { children?: ReactNode }) {
  return <span data-mark="">{children}</span>;
}

export const decorator = new CompositeDecorator([
  {
    strategy: (block, callback, content) =>
      block.findEntityRanges((character) => {
        const key = character.getEntity() as string | null;
        return key !== null && content.getEntity(key).getType() === 'LINK';
      }, callback),
    component: DraftLink,
  },
  {
    strategy: (block, callback) => {
      for (const { index } of block.getText().matchAll(/[\u00ad\u00a0]/g)) callback(index, index + 1);
    },
    component: Mark,
  },
]);
