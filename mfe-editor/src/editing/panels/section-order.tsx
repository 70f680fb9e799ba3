import { draggable, dropTargetForElements } from '@atlaskit/pragmatic-drag-and-drop/element/adapter';
import { combine } from '@atlaskit/pragmatic-drag-and-drop/combine';
import { css } from '@emotion/react';
import { type Content, observer } from '@foyer/shared';
import { editorColours } from '@foyer/shared/theme';
import { useEffect, useRef, useState, type KeyboardEvent, type ReactNode } from 'react';
import type { Editing } from '../editing.ts';
import { button, muted } from '../look.ts';
import { useTexts } from '../texts/interface-texts.ts';

const list = css({
  margin: '0 0 1.5rem',
  padding: 0,
  listStyle: 'none',
  '& li': {
    display: 'flex',
    alignItems: 'center',
    gap: '.25rem',
    padding: '.15rem .5rem',
    borderBottom: `1px solid ${editorColours.line}`,
  },
  '& li > span': { flex: 1 },
  '& li[data-over]': { boxShadow: `inset 0 0 0 2px ${editorColours.here}`, borderRadius: '.25rem' },
});
const grip = css({ cursor: 'grab', touchAction: 'none' });
const heading = css({ margin: '0 0 .25rem', fontSize: '1rem' });

/** The parts of a page about one thing, to be put into order. It is public at once, and silent as reordering is (specification §4). */
export const SectionOrder = observer(function SectionOrder({ editing }: { editing: Editing }) {
  const { session, i18n } = editing;
  const t = useTexts(i18n);
  const { content, site } = session;
  const { sections } = content;
  const writes = useRef({ pending: 0, kept: sections, last: Promise.resolve() });
  if (!sections) return null;

  const show = (order: Content['sections'] & object) =>
    site.currentPage.showContent({ ...session.content, sections: order });
  const write = (order: string[]) =>
    site.api.send(
      'PUT',
      `/{locale}/api/back-office/${content.kind}/${content.id}/`,
      { section_order: order },
      { 'if-match': '*' },
    );
  // Shown at once and written one after the other: nobody waits for an answer before the next step.
  const move = (index: number, to: number) => {
    if (to === index) return;
    const { current } = writes;
    if (current.pending === 0) current.kept = sections;
    const order = [...sections];
    order.splice(to, 0, ...order.splice(index, 1));
    show(order);
    current.pending += 1;
    current.last = current.last
      .then(() => write(order))
      .then(
        () => void (current.kept = order),
        () => session.panels.say('sections.failed', { isError: true }),
      )
      .then(() => {
        current.pending -= 1;
        if (current.pending === 0 && current.kept && current.kept !== order) show(current.kept);
      });
  };
  const step = (index: number, by: number) => {
    const to = index + by;
    if (to >= 0 && to < sections.length) move(index, to);
  };
  return (
    <>
      <h3 css={heading}>{t('sections')}</h3>
      <p css={muted}>{t('sections.atOnce')}</p>
      <ol css={list}>
        {sections.map((section, index) => (
          <Section
            key={section}
            label={`${t('module.drag')}: ${t(`section.${section}`)}`}
            section={section}
            drop={(dragged) =>
              move(
                sections.findIndex((one) => one === dragged),
                index,
              )
            }
            step={(by) => step(index, by)}
          >
            <span>{t(`section.${section}`)}</span>
            <button
              type="button"
              css={button}
              aria-label={`${t('module.up')}: ${t(`section.${section}`)}`}
              aria-disabled={index === 0}
              onClick={() => step(index, -1)}
            >
              <span aria-hidden="true">↑</span>
            </button>
            <button
              type="button"
              css={button}
              aria-label={`${t('module.down')}: ${t(`section.${section}`)}`}
              aria-disabled={index === sections.length - 1}
              onClick={() => step(index, 1)}
            >
              <span aria-hidden="true">↓</span>
            </button>
          </Section>
        ))}
      </ol>
    </>
  );
});

/** One part of the page: dragged by its handle, or moved by Alt and an arrow key on it. */
function Section({
  section,
  label,
  drop,
  step,
  children,
}: {
  section: string;
  label: string;
  drop: (dragged: string) => void;
  step: (by: 1 | -1) => void;
  children: ReactNode;
}) {
  const element = useRef<HTMLLIElement>(null);
  const handle = useRef<HTMLButtonElement>(null);
  const [isOver, setOver] = useState(false);
  const dropped = useRef(drop);
  useEffect(() => {
    dropped.current = drop;
  });
  useEffect(() => {
    if (!element.current || !handle.current) return undefined;
    return combine(
      draggable({ element: element.current, dragHandle: handle.current, getInitialData: () => ({ section }) }),
      dropTargetForElements({
        element: element.current,
        canDrop: ({ source }) => 'section' in source.data,
        onDragEnter: () => setOver(true),
        onDragLeave: () => setOver(false),
        onDrop: ({ source }) => {
          setOver(false);
          dropped.current(String(source.data['section']));
        },
      }),
    );
  }, [section]);
  const onKeyDown = (event: KeyboardEvent) => {
    const by = { ArrowUp: -1 as const, ArrowDown: 1 as const }[event.key];
    if (!by || !event.altKey) return;
    event.preventDefault();
    step(by);
  };
  return (
    <li ref={element} data-own-keys="" data-over={isOver || undefined}>
      <button ref={handle} type="button" css={[button, grip]} aria-label={label} title={label} onKeyDown={onKeyDown}>
        <span aria-hidden="true">⠿</span>
      </button>
      {children}
    </li>
  );
}
