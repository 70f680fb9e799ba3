import { css } from '@emotion/react';
import { observer } from '@foyer/shared';
import { editorColours } from '@foyer/shared/theme';
import { childrenOf, declarationOf, placeOf } from '@foyer/shared/modules';
import { useEffect, useLayoutEffect, useRef, useState, type ComponentProps, type ReactNode } from 'react';
import { ToolRow } from '../bar/tool-row.tsx';
import { FIT, useFit } from '../bar/use-fit.ts';
import { isItem, newId, newRow } from '../document/commands.ts';
import { firstField } from '../document/module-views.ts';
import { draggableModule } from '../drag/drag.ts';
import { STILL } from '../drag/follow-finger.ts';
import type { Editing } from '../editing.ts';
import { button, danger, insertButton, material } from '../look.ts';
import { MoveDialog } from '../panels/move-dialog.tsx';
import { pictureOf } from '../pictures/picture-field.ts';
import { useTexts } from '../texts/interface-texts.ts';
import { useTextLanguage } from '../languages/language-context.ts';
import { kindName } from './field-label.ts';
import { focusField, focusModule, focusPanel } from './focus.ts';
import { moveBy } from './keys.ts';
import { ModuleMore } from './module-more.tsx';

/** A telephone, held upright: there the tools are at the thumb, wherever the module stands. */
const atThumb = '@media (max-width: 47.99em) and (min-height: 30.01em)';
/** Over the frame, without taking room: what stands in it is pressed through it. */
const layer = css({
  // How far below the frame the tools may stand.
  '--reach': 'calc(2.25rem + var(--tools, 2.25rem))',
  [atThumb]: { '--reach': 'var(--row-below, 80vh)' },
  position: 'absolute',
  inset: '-.75rem -.5rem calc(-1 * var(--reach))',
  zIndex: 20,
  pointerEvents: 'none',
  display: 'flex',
  flexDirection: 'column',
  justifyContent: 'flex-end',
  alignItems: 'flex-end',
  '& button, & [role=toolbar]': { pointerEvents: 'auto' },
});
/** The name, and what inserts before it: in the middle, or beside the name where that has no room. */
const head = css({
  position: 'absolute',
  top: '-1.05rem',
  left: 0,
  display: 'grid',
  gridTemplateColumns: 'minmax(max-content, 1fr) auto 1fr',
  columnGap: '.25rem',
  placeItems: 'start',
});
const name = css({
  padding: '.15rem .5rem',
  borderRadius: '.2rem',
  background: editorColours.here,
  color: editorColours.onHere,
  font: '600 .75rem/1.2 var(--font-text)',
  letterSpacing: 0,
  whiteSpace: 'nowrap',
});
const tools = css({
  position: 'sticky',
  bottom: '.75rem',
  display: 'flex',
  flexWrap: 'wrap',
  gap: '.125rem',
  width: 'max-content',
  maxWidth: 'calc(100vw - 2rem)',
  [atThumb]: {
    bottom: 'var(--editor-thumb)',
    flexWrap: 'nowrap',
    width: '100vw',
    // They are in sight below what the page keeps free for them: the focus on one scrolls nothing.
    '& > button, & > span > button': { paddingInline: '.3rem', scrollMarginBlock: '6rem -6rem' },
  },
  padding: '.25rem',
  borderRadius: '.375rem',
  boxShadow: '0 .5rem 1.5rem rgb(14 16 32 / .25)',
});
const above = css({ marginTop: '.25rem' });
const below = css({
  position: 'absolute',
  bottom: 'calc(var(--reach) - .9rem)',
  translate: '0 50%',
});
/** Between what stands around the frame and the edge of the page, in pixels. */
const EDGE = 8;
/** Tools that go into the menu where the row at the thumb is too narrow; those that stay longest first. */
const STAYING = ['settings', 'remove', 'duplicate', 'moveTo', 'picture'] as const;
/** As they stand in a row. */
const IN_ROW = ['moveTo', 'duplicate', 'picture', 'settings', 'remove'] as const;
type Tool = (typeof STAYING)[number];
const NONE: readonly Tool[] = [];
const grip = css({ cursor: 'grab', touchAction: 'none' });

interface ModuleToolsProps {
  editing: Editing;
  id: number;
}

/** The name and the tools of the module that is selected; of several, of the one that leads. */
export const ModuleTools = observer(function ModuleTools({ editing, id }: ModuleToolsProps) {
  const { session } = editing;
  const language = useTextLanguage(session);
  const isLead = session.selection.has(id) && session.selection.lead === id && language === session.language;
  return isLead ? <Tools editing={editing} id={id} /> : null;
});

const Tools = observer(function Tools({ editing, id }: ModuleToolsProps) {
  const { session, i18n } = editing;
  const t = useTexts(i18n);
  const handle = useRef<HTMLButtonElement>(null);
  const pressed = useRef({ x: 0, y: 0 });
  const [isMoving, setMoving] = useState(false);
  const [isDocked, setDocked] = useState(false);
  const frame = useRef<HTMLDivElement>(null);
  const top = useRef<HTMLDivElement>(null);
  const bottom = useRef<HTMLButtonElement>(null);
  const bar = useRef<HTMLDivElement>(null);
  const out = useFit(bar, isDocked ? STAYING : NONE);
  const fitted = useRef<() => void>(undefined);
  const row = session.structure[id];

  useEffect(() => (handle.current ? draggableModule(editing, id, handle.current) : undefined), [editing, id]);

  // What is wider than the frame ends at its right edge, else begins at its left one, or where it still ends on the page.
  useLayoutEffect(() => {
    const row = bar.current;
    const page = document.querySelector('main');
    if (!row || !page) return undefined;
    const fit = () => {
      const { left, right, width } = page.getBoundingClientRect();
      row.style.maxWidth = `${width - 2 * EDGE}px`;
      setDocked(getComputedStyle(row).flexWrap === 'nowrap');
      // In narrow pages they take several lines: the place to insert stays free.
      frame.current?.style.setProperty('--tools', `${row.offsetHeight}px`);
      const home = frame.current?.parentElement?.getBoundingClientRect();
      if (!frame.current || !home) return;
      // What takes the whole width ends with the page: there would be something to scroll to.
      frame.current.style.right = `${Math.max(-EDGE, Math.min(0, home.right - right))}px`;
      const around = frame.current.getBoundingClientRect();
      const onPage = (start: number, size: number) => Math.max(left + EDGE, Math.min(start, right - EDGE - size));
      const start = around.right - row.offsetWidth;
      const shift = onPage(start < left ? around.left : start, row.offsetWidth) - start;
      row.style.translate = shift === 0 ? '' : `${shift}px`;
      if (top.current) top.current.style.minWidth = `${Math.min(around.width, width - 2 * EDGE)}px`;
      for (const [one, share] of [
        [top.current, 0],
        [bottom.current, 0.5],
      ] as const) {
        if (!one) continue;
        const from = around.left + (around.width - one.offsetWidth) * share;
        one.style.left = `${onPage(from, one.offsetWidth) - around.left}px`;
      }
    };
    fitted.current = fit;
    // Panels beside the page make it narrower, words the module wider, and the tools take their new width a frame later.
    const resizes = new ResizeObserver(fit);
    for (const element of [page, frame.current, row]) if (element) resizes.observe(element);
    // Rows within the page can be scrolled, too.
    page.addEventListener('scroll', fit, { capture: true, passive: true });
    return () => {
      resizes.disconnect();
      page.removeEventListener('scroll', fit, { capture: true });
    };
  }, [id]);
  // A frame that was moved beside another is as large as before.
  useLayoutEffect(() => fitted.current?.());

  if (!row) return null;
  const { isMultiple, count, roots } = session.selection;
  const place = placeOf(session.structure, id);
  const siblings = childrenOf(session.structure, place.parent, place.column);
  const home = place.parent === null ? null : (session.structure[place.parent] ?? null);
  const itemModel = declarationOf(row.model)?.children;
  const addItem = (model: string, parent: number, index: number) => {
    const item = newRow(model, newId());
    session.insert([item], { parent, column: 0, index });
    focusField(session, item.id, firstField(model));
  };
  const insertAt = (index: number) => {
    const listOf = home && declarationOf(home.model)?.children;
    if (home && listOf && listOf !== 'any') addItem(listOf, home.id, index);
    else editing.pick({ ...place, index });
  };
  const after = (act: () => void) => () => {
    act();
    if (session.selected) focusModule(session.selected.id);
  };
  const addsItem = itemModel !== undefined && itemModel !== 'any';
  const insertLabel = home && isItem(row.model) && row.model !== 'container' ? t('insert.item') : t('insert');
  const tool = (name: string, act: () => void, more?: ComponentProps<'button'>) => (
    <button key={name} {...{ [FIT]: name }} type="button" css={button} onClick={act} {...more}>
      {t(`module.${name}`)}
    </button>
  );
  const words: Readonly<Record<Tool, ReactNode>> = {
    moveTo: tool('moveTo', () => setMoving(true)),
    duplicate: tool(
      'duplicate',
      after(() => session.duplicate(roots)),
    ),
    picture: !isMultiple && <PictureTool key="picture" editing={editing} id={id} />,
    settings: tool(
      'settings',
      () => {
        session.panels.show({ rightPanel: session.panels.rightPanel === 'settings' ? null : 'settings' });
        if (session.panels.rightPanel) focusPanel('right');
      },
      { 'aria-expanded': session.panels.rightPanel === 'settings', disabled: isMultiple },
    ),
    remove: (
      <button
        key="remove"
        {...{ [FIT]: 'remove' }}
        type="button"
        css={[button, danger]}
        onClick={after(() => session.remove(roots))}
      >
        {t('module.remove')}
      </button>
    ),
  };
  return (
    <div ref={frame} css={layer} lang={i18n.language} data-editor-tools="">
      <div ref={top} css={head}>
        <span css={name} aria-hidden="true">
          {isMultiple ? t('selection.modules', { count }) : kindName(i18n, row)}
        </span>
        <button
          type="button"
          css={[insertButton, above]}
          aria-label={`${insertLabel} (${t('insert.before')})`}
          onClick={() => insertAt(place.index)}
        >
          +
        </button>
      </div>
      <button ref={bottom} type="button" css={[insertButton, below]} onClick={() => insertAt(place.index + 1)}>
        <span aria-hidden="true">+</span> {insertLabel}
      </button>
      <ToolRow ref={bar} css={[material, tools]} label={t('module.tools')}>
        <button
          ref={handle}
          type="button"
          css={[button, grip]}
          aria-label={t('module.drag')}
          title={t('module.drag')}
          onPointerDown={({ clientX: x, clientY: y }) => {
            pressed.current = { x, y };
          }}
          // Whoever cannot drag chooses the place. A pen clicks also where it has dragged.
          onClick={({ detail, clientX, clientY }) => {
            const { x, y } = pressed.current;
            if (detail === 0 || Math.hypot(clientX - x, clientY - y) < STILL) setMoving(true);
          }}
        >
          ⠿
        </button>
        <button
          type="button"
          css={button}
          aria-label={t('module.up')}
          title={`${t('module.up')} (Alt+↑)`}
          disabled={!isMultiple && place.index === 0}
          onClick={after(() => moveBy(editing, -1))}
        >
          ↑
        </button>
        <button
          type="button"
          css={button}
          aria-label={t('module.down')}
          title={`${t('module.down')} (Alt+↓)`}
          disabled={!isMultiple && place.index >= siblings.length - 1}
          onClick={after(() => moveBy(editing, 1))}
        >
          ↓
        </button>
        {IN_ROW.map((tool) => !out.has(tool) && words[tool])}
        <ModuleMore label={t('module.more')}>
          {IN_ROW.map((tool) => out.has(tool) && words[tool])}
          {addsItem && (
            <button type="button" css={button} onClick={() => addItem(itemModel, id, Number.POSITIVE_INFINITY)}>
              {t('insert.item')}
            </button>
          )}
          {tool(
            'copy',
            after(() => editing.copy(roots)),
          )}
          {tool(
            'cut',
            after(() => editing.cut(roots)),
          )}
          {tool(
            'paste',
            after(() => void editing.paste()),
          )}
          {tool(
            'parent',
            after(() => session.selectParent()),
            { disabled: row.parent === null },
          )}
        </ModuleMore>
      </ToolRow>
      {isMoving && <MoveDialog editing={editing} ids={roots} close={() => setMoving(false)} />}
    </div>
  );
});

/** Where the module has a picture: the way to work at it. */
const PictureTool = observer(function PictureTool({ editing: { session, pictures, i18n }, id }: ModuleToolsProps) {
  const t = useTexts(i18n);
  const row = session.row(id);
  return row && pictureOf(row) !== null ? (
    <button {...{ [FIT]: 'picture' }} type="button" css={button} tabIndex={-1} onClick={() => pictures.edit(id)}>
      {t('picture.edit')}
    </button>
  ) : null;
});
