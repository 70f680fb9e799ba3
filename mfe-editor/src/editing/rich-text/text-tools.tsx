import { css } from '@emotion/react';
import { EditorState, Modifier, RichUtils } from 'draft-js';
import { useEffect, useRef, useState, type ReactNode } from 'react';
import { ToolRow } from '../bar/tool-row.tsx';
import type { Editing } from '../editing.ts';
import { LINKED } from '../finder/records.ts';
import { button, input, material } from '../look.ts';
import { useEscape } from '../surface/use-escape.ts';
import { useTexts } from '../texts/interface-texts.ts';
import type { Alignment } from './html-content.ts';

const bar = css({
  position: 'absolute',
  zIndex: 30,
  bottom: 'calc(100% + .6rem)',
  left: 0,
  display: 'grid',
  gap: '.25rem',
  width: 'max-content',
  maxWidth: 'min(40rem, calc(100cqi - .5rem), 92vw)',
  padding: '.25rem',
  borderRadius: '.375rem',
  boxShadow: '0 .5rem 1.5rem rgb(14 16 32 / .25)',
});
const tools = css({ display: 'flex', flexWrap: 'wrap', gap: '.125rem' });
const linkRow = css({
  display: 'flex',
  flexWrap: 'wrap',
  gap: '.25rem',
  '& input': { flex: '1 1 14rem', width: 'auto', minWidth: 0 },
});

interface TextToolsProps {
  editing: Editing;
  state: EditorState;
  change: (state: EditorState) => void;
  focus: () => void;
  label: string;
}

/** Tools of the text that is being written: emphasis, links, lists, alignment. */
export function TextTools({ editing, state, change, focus, label }: TextToolsProps) {
  const t = useTexts(editing.i18n);
  const [isLinking, setLinking] = useState(false);
  const style = state.getCurrentInlineStyle();
  const block = state.getCurrentContent().getBlockForKey(state.getSelection().getStartKey());
  const type = block.getType();
  const align = (block.getData().get('align') as Alignment | undefined) ?? 'left';
  const link = linkAt(state);

  useEffect(() => {
    const open = () => setLinking(true);
    document.addEventListener('foyer.edit-link', open);
    return () => document.removeEventListener('foyer.edit-link', open);
  }, []);

  const toggle = (name: string, isOn: boolean, act: () => EditorState, sign: ReactNode) => (
    <button
      type="button"
      css={button}
      aria-label={t(name)}
      title={t(name)}
      aria-pressed={isOn}
      onMouseDown={(event) => event.preventDefault()}
      onClick={() => change(act())}
    >
      {sign}
    </button>
  );
  const aligned = (to: Alignment) => () =>
    EditorState.push(
      state,
      Modifier.setBlockData(
        state.getCurrentContent(),
        state.getSelection(),
        block.getData().set('align', to === 'left' ? undefined : to),
      ),
      'change-block-data',
    );
  const saveLink = (href: string, isNewWindow: boolean) => {
    const selection = link ? link.selection : state.getSelection();
    if (!href) change(RichUtils.toggleLink(state, selection, null));
    else {
      const content = state
        .getCurrentContent()
        .createEntity('LINK', 'MUTABLE', { href, ...(isNewWindow && { target: '_blank', rel: 'noopener' }) });
      change(
        RichUtils.toggleLink(
          EditorState.push(state, content, 'apply-entity'),
          selection,
          content.getLastCreatedEntityKey(),
        ),
      );
    }
    setLinking(false);
    setTimeout(focus);
  };

  return (
    <div css={[material, bar]} lang={editing.i18n.language}>
      <ToolRow css={tools} label={label}>
        {toggle('text.bold', style.has('BOLD'), () => RichUtils.toggleInlineStyle(state, 'BOLD'), <b>F</b>)}
        {toggle('text.italic', style.has('ITALIC'), () => RichUtils.toggleInlineStyle(state, 'ITALIC'), <i>K</i>)}
        <button
          type="button"
          css={button}
          aria-pressed={link !== null}
          aria-expanded={isLinking}
          disabled={!link && state.getSelection().isCollapsed()}
          onMouseDown={(event) => event.preventDefault()}
          onClick={() => setLinking(!isLinking)}
        >
          {t('text.link')}
        </button>
        {toggle(
          'text.bullets',
          type === 'unordered-list-item',
          () => RichUtils.toggleBlockType(state, 'unordered-list-item'),
          '•–',
        )}
        {toggle(
          'text.numbers',
          type === 'ordered-list-item',
          () => RichUtils.toggleBlockType(state, 'ordered-list-item'),
          '1.–',
        )}
        {toggle('text.heading', type === 'header-three', () => RichUtils.toggleBlockType(state, 'header-three'), 'H')}
        {toggle('text.left', align === 'left', aligned('left'), '⇤')}
        {toggle('text.center', align === 'center', aligned('center'), '≡')}
        {toggle('text.right', align === 'right', aligned('right'), '⇥')}
      </ToolRow>
      {isLinking && (
        <LinkForm
          key={link?.href ?? ''}
          editing={editing}
          href={link?.href ?? ''}
          isNewWindow={link?.target === '_blank'}
          save={saveLink}
          leave={() => {
            setLinking(false);
            setTimeout(focus);
          }}
        />
      )}
    </div>
  );
}

function LinkForm({
  editing,
  href,
  isNewWindow,
  save,
  leave,
}: {
  editing: Editing;
  href: string;
  isNewWindow: boolean;
  save: (href: string, isNewWindow: boolean) => void;
  leave: () => void;
}) {
  const t = useTexts(editing.i18n);
  const [address, setAddress] = useState(href);
  const [opensWindow, setOpensWindow] = useState(isNewWindow);
  const field = useRef<HTMLInputElement>(null);
  const form = useRef<HTMLDivElement>(null);
  useEscape(form, leave);
  // Whoever opens the form wants to type here.
  useEffect(() => field.current?.focus(), []);
  const find = async () => {
    const picked = await editing.finder.find({ kinds: LINKED, address });
    if (picked) setAddress(picked.url);
  };
  return (
    <div ref={form} css={linkRow} role="group" aria-label={t('text.link')} data-own-keys="Escape">
      <input
        ref={field}
        css={input}
        aria-label={t('text.address')}
        placeholder={t('text.address')}
        value={address}
        onChange={(event) => setAddress(event.target.value)}
        onKeyDown={(event) => {
          if (event.key === 'Enter') {
            event.preventDefault();
            save(address.trim(), opensWindow);
          }
        }}
      />
      <button type="button" css={button} onClick={() => void find()}>
        {t('find')}
      </button>
      <button type="button" css={button} aria-pressed={opensWindow} onClick={() => setOpensWindow(!opensWindow)}>
        {t('text.newWindow')}
      </button>
      <button type="button" css={button} onClick={() => save(address.trim(), opensWindow)}>
        {t('apply')}
      </button>
      {href && (
        <button type="button" css={button} onClick={() => save('', false)}>
          {t('text.unlink')}
        </button>
      )}
    </div>
  );
}

/** The link that the selection stands in, with all of its words. */
function linkAt(
  state: EditorState,
): { href: string; target: string | undefined; selection: ReturnType<EditorState['getSelection']> } | null {
  const selection = state.getSelection();
  const content = state.getCurrentContent();
  const block = content.getBlockForKey(selection.getStartKey());
  const key = block.getEntityAt(Math.min(selection.getStartOffset(), Math.max(0, block.getLength() - 1))) as
    string | null;
  if (!key) return null;
  const { href = '', target } = content.getEntity(key).getData() as { href?: string; target?: string };
  let whole = selection;
  block.findEntityRanges(
    (character) => (character.getEntity() as string | null) === key,
    (start, end) => {
      whole = selection.merge({
        anchorKey: block.getKey(),
        focusKey: block.getKey(),
        anchorOffset: start,
        focusOffset: end,
        isBackward: false,
      });
    },
  );
  return { href, target, selection: whole };
}
