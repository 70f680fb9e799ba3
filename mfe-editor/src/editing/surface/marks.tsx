import { css } from '@emotion/react';
import { useLayoutEffect, useState, type RefObject } from 'react';
import { marksIn } from './mark-keys.ts';

const origin = css({ position: 'absolute', top: 0, left: 0, pointerEvents: 'none' });
const mark = css({
  position: 'absolute',
  minWidth: 3,
  borderRadius: 2,
  background: 'rgb(61 130 255 / .25)',
  outline: '1px solid rgb(61 130 255 / .6)',
});

interface Box {
  left: number;
  top: number;
  width: number;
  height: number;
}

/** Shows the soft hyphens and spaces that do not break in a plain text, over it: in it there is nothing but text. */
export function Marks({ text, of: element }: { text: string; of: RefObject<HTMLElement | null> }) {
  return marksIn(text).length > 0 && <Overlay text={text} of={element} />;
}

function Overlay({ text, of: element }: { text: string; of: RefObject<HTMLElement | null> }) {
  const [layer, setLayer] = useState<HTMLSpanElement | null>(null);
  const [boxes, setBoxes] = useState<Box[]>([]);
  useLayoutEffect(() => {
    const shown = element.current;
    if (!layer || !shown) return undefined;
    const measure = () => setBoxes(boxesOf(shown, layer));
    measure();
    const resizes = new ResizeObserver(measure);
    resizes.observe(shown);
    return () => resizes.disconnect();
  }, [layer, element, text]);
  return (
    <span ref={setLayer} css={origin} aria-hidden="true" data-editor-tools="">
      {boxes.map((box, index) => (
        <span key={index} css={mark} style={box} data-mark="" />
      ))}
    </span>
  );
}

/** Where the signs stand, seen from the layer. */
function boxesOf(element: HTMLElement, layer: HTMLElement): Box[] {
  const node = element.firstChild;
  if (!(node instanceof Text)) return [];
  const from = layer.getBoundingClientRect();
  const range = document.createRange();
  return marksIn(node.data).map((index) => {
    range.setStart(node, index);
    range.setEnd(node, index + 1);
    const { left, top, width, height } = range.getBoundingClientRect();
    return { left: left - from.left, top: top - from.top, width, height };
  });
}
