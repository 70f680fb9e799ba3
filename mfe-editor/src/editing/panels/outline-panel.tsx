import { css } from '@emotion/react';
import { observer } from '@foyer/shared';
import { editorColours } from '@foyer/shared/theme';
import { childrenOf, type ModuleRow } from '@foyer/shared/modules';
import { useEffect, useRef, type KeyboardEvent } from 'react';
import type { Editing } from '../editing.ts';
import { button, outlined, touch } from '../look.ts';
import { columnsOf } from '../document/commands.ts';
import { layoutOf } from '../document/module-views.ts';
import { selectsMore } from '../selection/hear-pointer.ts';
import { focusModule } from '../surface/focus.ts';
import { moduleName } from '../surface/frame-props.ts';
import { useTexts } from '../texts/interface-texts.ts';
import { Panel } from './panel.tsx';
import { SectionOrder } from './section-order.tsx';

const tree = css({ margin: 0, padding: 0, listStyle: 'none', '& ul': { margin: 0, padding: 0, listStyle: 'none' } });
const item = css({
  display: 'block',
  width: '100%',
  minHeight: '1.75rem',
  padding: '.3rem .5rem',
  [touch]: { paddingBlock: '.85rem' },
  borderRadius: '.25rem',
  overflow: 'hidden',
  textOverflow: 'ellipsis',
  whiteSpace: 'nowrap',
  cursor: 'pointer',
  '&:hover': { background: editorColours.chosen },
  '&[data-current]': { background: editorColours.current },
});
const column = css({ padding: '.3rem .5rem', color: editorColours.quiet });

/** All modules of the page as a tree: whatever can be done on the page can be begun here. */
export const OutlinePanel = observer(function OutlinePanel({ editing }: { editing: Editing }) {
  const { session, i18n } = editing;
  const t = useTexts(i18n);
  const list = useRef<HTMLUListElement>(null);
  const at = session.selected?.id;
  useEffect(() => {
    list.current?.querySelector(`[data-row="${at}"]`)?.scrollIntoView({ block: 'nearest' });
  }, [at]);

  const onKeyDown = (event: KeyboardEvent) => {
    const items = [...(list.current?.querySelectorAll<HTMLElement>('[role=treeitem]') ?? [])];
    const at = items.indexOf(event.target as HTMLElement);
    const to = { ArrowDown: at + 1, ArrowUp: at - 1, Home: 0, End: items.length - 1 }[event.key];
    if (to === undefined || event.altKey || event.shiftKey || event.ctrlKey || event.metaKey) return;
    event.preventDefault();
    items[to]?.focus();
  };
  const first = childrenOf(session.structure, null)[0]?.id;

  /** @param indent columns take a step, too, and are no level */
  const node = (row: ModuleRow, level: number, indent: number) => {
    const children = childrenOf(session.structure, row.id);
    const columns = row.model === 'container' ? columnsOf(layoutOf(row)) : 1;
    const isSelected = session.selection.has(row.id);
    return (
      <li key={row.id} role="none">
        <span
          css={item}
          role="treeitem"
          aria-level={level}
          aria-selected={isSelected}
          aria-expanded={children.length > 0 ? true : undefined}
          data-current={isSelected || undefined}
          data-row={row.id}
          tabIndex={session.selected?.id === row.id || (!session.selected && row.id === first) ? 0 : -1}
          style={{ paddingInlineStart: `${indent * 0.75}rem` }}
          // The focus would go there, and select it alone.
          onMouseDown={(event) => {
            if (selectsMore(editing, row.id, event.nativeEvent)) event.preventDefault();
          }}
          onClick={(event) => {
            if (!event.shiftKey && !event.ctrlKey && !event.metaKey) choose(row.id);
          }}
          onFocus={() => session.selection.arriveAt(row.id)}
          onKeyDown={(event) => {
            if (event.key === ' ' && (event.ctrlKey || event.metaKey)) {
              event.preventDefault();
              session.selection.toggle(row.id);
            } else if (event.key === 'Enter' || event.key === ' ') {
              event.preventDefault();
              choose(row.id);
            }
          }}
        >
          <Name editing={editing} id={row.id} />
        </span>
        {children.length > 0 && (
          <ul role={columns > 1 ? 'none' : 'group'}>
            {columns > 1
              ? [...Array(columns).keys()].map((index) => (
                  <li key={index} role="none">
                    <span css={column} style={{ paddingInlineStart: `${(indent + 1) * 0.75}rem` }} aria-hidden="true">
                      {t('column', { number: index + 1 })}
                    </span>
                    <ul role="group" aria-label={t('column', { number: index + 1 })}>
                      {children
                        .filter((child) => child.column === index)
                        .map((child) => node(child, level + 1, indent + 2))}
                    </ul>
                  </li>
                ))
              : children.map((child) => node(child, level + 1, indent + 1))}
          </ul>
        )}
      </li>
    );
  };
  const choose = (id: number) => {
    session.select(id);
    focusModule(id);
  };
  return (
    <Panel
      side="left"
      title={t('outline')}
      closeLabel={t('close')}
      close={() => {
        session.panels.show({ leftPanel: null });
      }}
    >
      <SectionOrder editing={editing} />
      <ul ref={list} css={tree} role="tree" aria-multiselectable="true" aria-label={t('outline')} onKeyDown={onKeyDown}>
        {childrenOf(session.structure, null).map((row) => node(row, 1, 1))}
      </ul>
      <button
        type="button"
        css={[button, outlined]}
        onClick={() => editing.pick({ parent: null, column: 0, index: childrenOf(session.structure, null).length })}
      >
        + {t('module.container')}
      </button>
    </Panel>
  );
});

/** Follows what is typed, by itself. */
const Name = observer(function Name({ editing, id }: { editing: Editing; id: number }) {
  return moduleName(editing, id);
});
