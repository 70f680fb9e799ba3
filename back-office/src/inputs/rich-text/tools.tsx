import { css } from '@emotion/react';
import FormatBoldIcon from '@mui/icons-material/FormatBold';
import FormatIndentDecreaseIcon from '@mui/icons-material/FormatIndentDecrease';
import FormatIndentIncreaseIcon from '@mui/icons-material/FormatIndentIncrease';
import FormatItalicIcon from '@mui/icons-material/FormatItalic';
import FormatListBulletedIcon from '@mui/icons-material/FormatListBulleted';
import FormatListNumberedIcon from '@mui/icons-material/FormatListNumbered';
import FormatQuoteIcon from '@mui/icons-material/FormatQuote';
import LinkIcon from '@mui/icons-material/Link';
import LinkOffIcon from '@mui/icons-material/LinkOff';
import TitleIcon from '@mui/icons-material/Title';
import UndoIcon from '@mui/icons-material/Undo';
import type { Editor } from '@tiptap/react';
import { useState } from 'react';
import { useTranslate } from 'react-admin';
import type { Locale } from '@foyer/shared';
import { LinkFinderDialog } from '../../finders/link-finder.tsx';

const bar = css({
  display: 'flex',
  flexWrap: 'wrap',
  gap: '.125rem',
  padding: '.25rem',
  borderBottom: '1px solid var(--hair)',
});
const tool = css({
  minWidth: '2rem',
  height: '2rem',
  padding: '0 .375rem',
  display: 'grid',
  placeItems: 'center',
  border: 0,
  borderRadius: 3,
  background: 'none',
  cursor: 'pointer',
  '& svg': { width: '1.25rem', height: '1.25rem' },
  '&:hover': { background: 'var(--paper)' },
  '&[aria-pressed=true]': { background: 'var(--ink)', color: 'var(--on-ink)' },
  '&:is(:disabled,[aria-disabled])': { color: 'var(--mute)', cursor: 'default', background: 'none' },
});

/** What can be done with the text under the cursor. */
export function Tools({ editor, label, language }: { editor: Editor; label: string; language: Locale | undefined }) {
  const t = useTranslate();
  const [isLinking, setLinking] = useState(false);
  const marks = [
    {
      name: 'bold',
      Sign: FormatBoldIcon,
      is: editor.isActive('bold'),
      run: () => editor.chain().focus().toggleBold().run(),
    },
    {
      name: 'italic',
      Sign: FormatItalicIcon,
      is: editor.isActive('italic'),
      run: () => editor.chain().focus().toggleItalic().run(),
    },
    {
      name: 'heading',
      Sign: TitleIcon,
      is: editor.isActive('heading'),
      run: () => editor.chain().focus().toggleHeading({ level: 3 }).run(),
    },
    {
      name: 'list',
      Sign: FormatListBulletedIcon,
      is: editor.isActive('bulletList'),
      run: () => editor.chain().focus().toggleBulletList().run(),
    },
    {
      name: 'numbers',
      Sign: FormatListNumberedIcon,
      is: editor.isActive('orderedList'),
      run: () => editor.chain().focus().toggleOrderedList().run(),
    },
    {
      name: 'quote',
      Sign: FormatQuoteIcon,
      is: editor.isActive('blockquote'),
      run: () => editor.chain().focus().toggleBlockquote().run(),
    },
  ];
  const levels = [
    {
      name: 'indent',
      Sign: FormatIndentIncreaseIcon,
      can: editor.can().sinkListItem('listItem'),
      run: () => editor.chain().focus().sinkListItem('listItem').run(),
    },
    {
      name: 'outdent',
      Sign: FormatIndentDecreaseIcon,
      can: editor.can().liftListItem('listItem'),
      run: () => editor.chain().focus().liftListItem('listItem').run(),
    },
  ];
  const isLink = editor.isActive('link');
  const linkWord = t(isLink ? 'foyer.rich.unlink' : 'foyer.rich.link');
  return (
    <div
      css={bar}
      role="group"
      aria-label={t('foyer.rich.tools', { name: [label, language?.toUpperCase()].filter(Boolean).join(' ') })}
    >
      {marks.map(({ name, Sign, is, run }) => (
        <button
          key={name}
          type="button"
          css={tool}
          aria-pressed={is}
          onClick={run}
          aria-label={t(`foyer.rich.${name}`)}
          title={t(`foyer.rich.${name}`)}
        >
          <Sign />
        </button>
      ))}
      {editor.isActive('listItem') &&
        levels.map(({ name, Sign, can, run }) => (
          <button
            key={name}
            type="button"
            css={tool}
            aria-disabled={!can || undefined}
            onClick={run}
            aria-label={t(`foyer.rich.${name}`)}
            title={t(`foyer.rich.${name}`)}
          >
            <Sign />
          </button>
        ))}
      <button
        type="button"
        css={tool}
        aria-label={linkWord}
        title={linkWord}
        disabled={!isLink && editor.state.selection.empty}
        onClick={() => (isLink ? editor.chain().focus().extendMarkRange('link').unsetLink().run() : setLinking(true))}
      >
        {isLink ? <LinkOffIcon /> : <LinkIcon />}
      </button>
      <button
        type="button"
        css={tool}
        disabled={!editor.can().undo()}
        onClick={() => editor.chain().focus().undo().run()}
        aria-label={t('foyer.rich.undo')}
        title={t('foyer.rich.undo')}
      >
        <UndoIcon />
      </button>
      {isLinking && (
        <LinkFinderDialog
          language={language}
          onClose={() => setLinking(false)}
          onPick={({ url }) => {
            setLinking(false);
            editor.chain().focus().setLink({ href: url }).run();
          }}
        />
      )}
    </div>
  );
}
