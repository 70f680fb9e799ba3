import { css } from '@emotion/react';
import { observer, useMessages, VisuallyHidden } from '@foyer/shared';
import { useEffect } from 'react';
import type { Suggestions } from './suggestions.ts';

/** Specification §9. */
const MAX_HEIGHT = '21rem';

const list = css({
  position: 'absolute',
  zIndex: 'var(--z-sticky)',
  insetInline: 0,
  top: '100%',
  maxHeight: MAX_HEIGHT,
  overflowY: 'auto',
  overscrollBehavior: 'contain',
  background: 'var(--ink)',
  color: 'var(--on-ink)',
  '&[hidden]': { display: 'none' },
  '[role=option]': {
    display: 'block',
    width: '100%',
    padding: 'var(--s3) var(--s4)',
    border: 0,
    background: 'none',
    color: 'inherit',
    font: '400 var(--step-1)/1.25 var(--font-text)',
    textAlign: 'start',
    cursor: 'pointer',
  },
  '[role=option] + [role=option]': { borderTop: '1px solid var(--hair-on-ink)' },
  '[role=option]:hover, [role=option][aria-selected=true]': { background: 'var(--aurora)', color: 'var(--on-aurora)' },
});

interface SuggestionListProps {
  id: string;
  suggestions: Suggestions;
  onChoose: (text: string) => void;
}

/** What the field may be completed to. Focus stays in the field, which says which line is active. */
export const SuggestionList = observer(function SuggestionList({ id, suggestions, onChoose }: SuggestionListProps) {
  const t = useMessages();
  const { items, active, isOpen } = suggestions;
  useEffect(() => {
    // The list scrolls, the page does not: that would close it.
    const line = document.getElementById(`${id}-${active}`);
    const frame = line?.parentElement;
    if (line && frame)
      frame.scrollTop = Math.min(
        line.offsetTop,
        Math.max(frame.scrollTop, line.offsetTop + line.offsetHeight - frame.clientHeight),
      );
  }, [id, active]);
  return (
    <>
      <div css={list} id={id} role="listbox" aria-label={t('suggestions')} hidden={!isOpen}>
        {items.map((item, index) => (
          // A press must not take the focus out of the field.
          <button
            key={item}
            id={`${id}-${index}`}
            type="button"
            role="option"
            tabIndex={-1}
            aria-selected={index === active}
            onPointerDown={(event) => event.preventDefault()}
            onClick={() => onChoose(item)}
          >
            {item}
          </button>
        ))}
      </div>
      <div role="status">
        <VisuallyHidden>{isOpen ? t('suggested', { count: items.length }) : ''}</VisuallyHidden>
      </div>
    </>
  );
});
