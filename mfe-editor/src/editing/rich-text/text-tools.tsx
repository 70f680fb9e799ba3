import { css } from '@emotion/react';
import { EditorState, Modifier, RichUtils, type SelectionState } from 'draft-js';
import { memo, type ReactNode, useCallback, useEffect, useLayoutEffect, useRef, useState } from 'react';
import { ToolRow } from '../bar/tool-row.tsx';
import type { Editing } from '../editing.ts';
import { button, low, material } from '../look.ts';
import { useTexts } from '../texts/interface-texts.ts';
import { toggledKind } from './block-kinds.ts';
import type { Alignment } from './html-content.ts';
import { LinkForm } from './link-form.tsx';
import { withLink } from './with-link.ts';

/** From above the text to its end: within it the tools stay in sight. */
const layer = css({
  position: 'absolute',
  zIndex: 30,
  inset: 'calc(-.6rem - var(--text-tools, 2.25rem)) 0 0',
  pointerEvents: 'none',
});
/** As one style: it is put on at every letter. */
const bar = css(material, {
  position: 'sticky',
  top: 'calc(var(--header-sticky) + .35rem)',
  pointerEvents: 'auto',
  display: 'grid',
  gap: '.25rem',
  // At the end, and never over the whole row: where lines begin, what stands above can be read and pressed.
  marginInlineStart: 'auto',
  width: 'max-content',
  minWidth: '9rem',
  maxWidth: 'min(40rem, 100% - 1.75rem)',
  padding: '.25rem',
  borderRadius: '.375rem',
  boxShadow: '0 .5rem 1.5rem rgb(14 16 32 / .25)',
});
const tools = css({
  display: 'flex',
  flexWrap: 'wrap',
  gap: '.125rem',
  [low]: { flexWrap: 'nowrap', overflowX: 'auto', scrollbarWidth: 'none', '& > *': { flex: 'none' } },
});

interface TextToolsProps {
  editing: Editing;
  state: EditorState;
  change: (state: EditorState) => void;
  focus: () => void;
}

/** Tools of the text that is being written: emphasis, links, lists, alignment. */
export function TextTools({ editing, state, change, focus }: TextToolsProps) {
  const [isLinking, setLinking] = useState(false);
  const latest = useRef({ state, change });
  useLayoutEffect(() => {
    latest.current = { state, change };
  });
  const edit = useCallback((edited: (state: EditorState) => EditorState) => {
    const { state: now, change: take } = latest.current;
    take(edited(now));
  }, []);
  const style = state.getCurrentInlineStyle();
  const block = blockAt(state);
  const link = linkAt(state);

  useEffect(() => {
    const open = () => setLinking(true);
    document.addEventListener('foyer.edit-link', open);
    return () => document.removeEventListener('foyer.edit-link', open);
  }, []);

  const leave = () => {
    setLinking(false);
    setTimeout(focus);
  };
  const saveLink = (href: string, isNewWindow: boolean) => {
    const selection = link ? link.selection : state.getSelection();
    if (href) change(withLink(state, selection, href, isNewWindow));
    else if (link) change(RichUtils.toggleLink(state, selection, null));
    leave();
  };

  const shown = useRef<HTMLDivElement>(null);
  useLayoutEffect(() => {
    const { current } = shown;
    const fit = () => current?.parentElement?.style.setProperty('--text-tools', `${current.offsetHeight}px`);
    fit();
    const resizes = new ResizeObserver(fit);
    if (current) resizes.observe(current);
    return () => resizes.disconnect();
  }, []);

  return (
    <div css={layer}>
      <div ref={shown} css={bar} lang={editing.i18n.language}>
        <ToolButtons
          editing={editing}
          edit={edit}
          isBold={style.has('BOLD')}
          isItalic={style.has('ITALIC')}
          type={block.getType()}
          align={(block.getData().get('align') as Alignment | undefined) ?? 'left'}
          isLink={link !== null}
          isLinking={isLinking}
          setLinking={setLinking}
        />
        {isLinking && (
          <LinkForm
            key={link?.href ?? ''}
            editing={editing}
            href={link?.href ?? ''}
            isNewWindow={link?.target === '_blank'}
            save={saveLink}
            leave={leave}
          />
        )}
      </div>
    </div>
  );
}

interface ToolButtonsProps {
  editing: Editing;
  edit: (edited: (state: EditorState) => EditorState) => void;
  isBold: boolean;
  isItalic: boolean;
  type: string;
  align: Alignment;
  isLink: boolean;
  isLinking: boolean;
  setLinking: (isLinking: boolean) => void;
}

/** They are rendered when what they say changes, and not at every letter. */
const ToolButtons = memo(function ToolButtons(props: ToolButtonsProps) {
  const { editing, edit, type, isLinking, setLinking } = props;
  const t = useTexts(editing.i18n);
  const toggle = (name: string, isOn: boolean, edited: (state: EditorState) => EditorState, sign: ReactNode) => (
    <button
      type="button"
      css={button}
      aria-label={t(name)}
      title={t(name)}
      aria-pressed={isOn}
      onMouseDown={(event) => event.preventDefault()}
      onClick={() => edit(edited)}
    >
      {sign}
    </button>
  );
  const emphasis = (style: string) => (state: EditorState) => RichUtils.toggleInlineStyle(state, style);
  const block = (name: string, wanted: string, sign: string) =>
    toggle(name, type === wanted, (state) => toggledKind(state, wanted), sign);
  const align = (to: Alignment, sign: string) => toggle(`text.${to}`, props.align === to, aligned(to), sign);

  return (
    <ToolRow css={tools} label={t('text.tools')}>
      {toggle('text.bold', props.isBold, emphasis('BOLD'), <b>{t('text.bold').charAt(0)}</b>)}
      {toggle('text.italic', props.isItalic, emphasis('ITALIC'), <i>{t('text.italic').charAt(0)}</i>)}
      <button
        type="button"
        css={button}
        aria-pressed={props.isLink}
        aria-expanded={isLinking}
        onMouseDown={(event) => event.preventDefault()}
        onClick={() => setLinking(!isLinking)}
      >
        {t('text.link')}
      </button>
      {block('text.bullets', 'unordered-list-item', '•–')}
      {block('text.numbers', 'ordered-list-item', '1.–')}
      {block('text.heading', 'header-three', 'H')}
      {align('left', '⇤')}
      {align('center', '≡')}
      {align('right', '⇥')}
    </ToolRow>
  );
});

const blockAt = (state: EditorState) => state.getCurrentContent().getBlockForKey(state.getSelection().getStartKey());

const aligned = (to: Alignment) => (state: EditorState) =>
  EditorState.push(
    state,
    Modifier.setBlockData(
      state.getCurrentContent(),
      state.getSelection(),
      blockAt(state)
        .getData()
        .set('align', to === 'left' ? undefined : to),
    ),
    'change-block-data',
  );

/** The link that the selection begins in: all of its words, and what is selected beyond them. */
function linkAt(state: EditorState): { href: string; target: string | undefined; selection: SelectionState } | null {
  const selection = state.getSelection();
  const block = blockAt(state);
  const key = block.getEntityAt(Math.min(selection.getStartOffset(), Math.max(0, block.getLength() - 1))) as
    string | null;
  if (!key) return null;
  const { href = '', target } = state.getCurrentContent().getEntity(key).getData() as {
    href?: string;
    target?: string;
  };
  let whole = selection;
  block.findEntityRanges(
    (character) => (character.getEntity() as string | null) === key,
    (start, end) => {
      const isBeyond = selection.getEndKey() !== block.getKey() || selection.getEndOffset() > end;
      whole = selection.merge({
        anchorKey: block.getKey(),
        focusKey: isBeyond ? selection.getEndKey() : block.getKey(),
        anchorOffset: start,
        focusOffset: isBeyond ? selection.getEndOffset() : end,
        isBackward: false,
      });
    },
  );
  return { href, target, selection: whole };
}
