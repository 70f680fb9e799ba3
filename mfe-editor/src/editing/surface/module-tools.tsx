import { css } from '@emotion/react';
import { observer } from '@foyer/shared';
import { editorColours } from '@foyer/shared/theme';
import { childrenOf, declarationOf, placeOf } from '@foyer/shared/modules';
import { useEffect, useLayoutEffect, useRef, useState } from 'react';
import { ToolRow } from '../bar/tool-row.tsx';
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

/** Over the frame, without taking room: what stands in it is pressed through it. */
const layer = css({
  position: 'absolute',
  inset: '-.75rem -.5rem calc(-2.25rem - var(--tools, 2.25rem))',
  zIndex: 20,
  pointerEvents: 'none',
  display: 'flex',
  flexDirection: 'column',
  justifyContent: 'flex-end',
  alignItems: 'flex-end',
  '& button, & [role=toolbar]': { pointerEvents: 'auto' },
});
const name = css({
  position: 'absolute',
  top: '-1.05rem',
  left: 0,
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
  '@media (max-width: 47.99em)': { bottom: '3.75rem' },
  padding: '.25rem',
  borderRadius: '.375rem',
  boxShadow: '0 .5rem 1.5rem rgb(14 16 32 / .25)',
});
const above = css({ position: 'absolute', top: 0, left: '50%', translate: '-50% -50%' });
const below = css({
  position: 'absolute',
  bottom: 'calc(1.35rem + var(--tools, 2.25rem))',
  left: '50%',
  translate: '-50% 50%',
});
/** Between the tools and the edge of the page, in pixels. */
const EDGE = 8;
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
  const frame = useRef<HTMLDivElement>(null);
  const fitted = useRef<() => void>(undefined);
  const row = session.structure[id];

  useEffect(() => (handle.current ? draggableModule(editing, id, handle.current) : undefined), [editing, id]);

  // Where the frame is narrower than its tools and stands at the left, these begin at its left edge, or where they still end on the page.
  useLayoutEffect(() => {
    const row = frame.current?.querySelector<HTMLElement>('[role=toolbar]');
    const page = document.querySelector('main');
    if (!row || !page) return undefined;
    const fit = () => {
      const { left, right, width } = page.getBoundingClientRect();
      row.style.maxWidth = `${width - 2 * EDGE}px`;
      // In narrow pages they take several lines: the place to insert stays free.
      frame.current?.style.setProperty('--tools', `${row.offsetHeight}px`);
      const around = frame.current?.getBoundingClientRect();
      if (!around) return;
      const start = around.right - row.offsetWidth;
      const end = Math.max(left + EDGE, Math.min(around.left, right - EDGE - row.offsetWidth));
      // A frame over the whole width reaches beyond the window.
      const shift = start < left ? end - start : Math.min(0, right - EDGE - around.right);
      row.style.translate = shift === 0 ? '' : `${shift}px`;
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
  return (
    <div ref={frame} css={layer} lang={i18n.language} data-editor-tools="">
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
      <button type="button" css={[insertButton, below]} onClick={() => insertAt(place.index + 1)}>
        <span aria-hidden="true">+</span> {insertLabel}
      </button>
      <ToolRow css={[material, tools]} label={t('module.tools')}>
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
        <button type="button" css={button} onClick={() => setMoving(true)}>
          {t('module.moveTo')}
        </button>
        <button type="button" css={button} onClick={after(() => session.duplicate(roots))}>
          {t('module.duplicate')}
        </button>
        {!isMultiple && <PictureTool editing={editing} id={id} />}
        <button
          type="button"
          css={button}
          aria-expanded={session.panels.rightPanel === 'settings'}
          disabled={isMultiple}
          onClick={() => {
            session.panels.show({ rightPanel: session.panels.rightPanel === 'settings' ? null : 'settings' });
            if (session.panels.rightPanel) focusPanel('right');
          }}
        >
          {t('module.settings')}
        </button>
        <button type="button" css={[button, danger]} onClick={after(() => session.remove(roots))}>
          {t('module.remove')}
        </button>
        <ModuleMore label={t('module.more')}>
          {addsItem && (
            <button type="button" css={button} onClick={() => addItem(itemModel, id, Number.POSITIVE_INFINITY)}>
              {t('insert.item')}
            </button>
          )}
          <button type="button" css={button} onClick={after(() => editing.copy(roots))}>
            {t('module.copy')}
          </button>
          <button type="button" css={button} onClick={after(() => editing.cut(roots))}>
            {t('module.cut')}
          </button>
          <button type="button" css={button} onClick={after(() => void editing.paste())}>
            {t('module.paste')}
          </button>
          <button
            type="button"
            css={button}
            disabled={row.parent === null}
            onClick={after(() => session.selectParent())}
          >
            {t('module.parent')}
          </button>
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
    <button type="button" css={button} tabIndex={-1} onClick={() => pictures.edit(id)}>
      {t('picture.edit')}
    </button>
  ) : null;
});
