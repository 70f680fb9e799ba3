import { css } from '@emotion/react';
import type { WordRun } from '@foyer/shared/modules';

const words = css({
  margin: '.25rem 0 0',
  overflowWrap: 'anywhere',
  whiteSpace: 'pre-line',
  '& ins': { background: '#0c4f3d', color: '#b8f5e0', textDecoration: 'underline', textDecorationThickness: 2 },
  '& del': { background: '#5c2015', color: '#ffcfc0', textDecoration: 'line-through' },
});
/** What has not changed is shown only as far as it helps to find the place. */
const CONTEXT = 60;

const shortened = (text: string): string =>
  text.length <= CONTEXT * 2 ? text : `${text.slice(0, CONTEXT)} … ${text.slice(-CONTEXT)}`;

/** What has become of a text, word by word. */
export function Words({ runs }: { runs: readonly WordRun[] }) {
  return (
    <p css={words}>
      {runs.map(({ kind, text }, index) =>
        kind === 'added' ? (
          <ins key={`${index} ${text}`}>{text}</ins>
        ) : kind === 'removed' ? (
          <del key={`${index} ${text}`}>{text}</del>
        ) : (
          <span key={`${index} ${text}`}>{shortened(text)}</span>
        ),
      )}
    </p>
  );
}
