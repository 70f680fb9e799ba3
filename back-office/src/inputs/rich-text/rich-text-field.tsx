import { css } from '@emotion/react';
import { EditorContent, useEditor } from '@tiptap/react';
import StarterKit from '@tiptap/starter-kit';
import { useEffect, useEffectEvent, useRef, useState } from 'react';
import { useNotify } from 'react-admin';
import { cleanPaste, lostInPaste } from '@foyer/shared/pasting';
import { described, FieldShell } from '../field-shell.tsx';
import { type FieldProps, useField } from '../use-field.ts';
import { area, control, mono } from '../looks.ts';
import { isPlain } from './is-plain.ts';
import { Tools } from './tools.tsx';

const frame = css({
  border: '1px solid #7c8793',
  borderRadius: 4,
  background: '#fff',
  '&:focus-within': { outline: '2px solid var(--violet)', borderColor: 'var(--violet)' },
  '&[data-faulty=true]': { borderColor: '#b3261e' },
});
/** What is copied within such a field has its shape already. */
const OWN = 'data-pm-slice';
const paper = css({
  '& .ProseMirror': {
    minHeight: '8rem',
    maxHeight: '32rem',
    overflowY: 'auto',
    padding: '.625rem .75rem',
    outline: 'none',
    overflowWrap: 'anywhere',
    whiteSpace: 'pre-wrap',
    wordBreak: 'break-word',
    fontVariantLigatures: 'none',
  },
  '& .ProseMirror > * + *': { marginTop: '.625rem' },
  '& .ProseMirror :is(ul,ol)': { paddingLeft: '1.5rem' },
  '& .ProseMirror blockquote': { margin: 0, paddingLeft: '.875rem', borderLeft: '3px solid var(--hair)' },
  '& .ProseMirror a': { color: 'var(--violet)' },
  '& .ProseMirror :is(h2,h3,h4)': { font: '600 1.0625rem/1.3 var(--font-text)' },
});

/** Running text, or HTML where the editor would lose something of it. The content service sanitises both. */
export default function RichTextField(props: FieldProps) {
  const { value, change, blur, ref, name, shell, isReadOnly, t } = useField(props);
  const html = typeof value === 'string' ? value : '';
  // Decided for what is there, not for what is typed: while somebody types, the kind of field stays.
  const [asText, setAsText] = useState(() => isPlain(html));
  if (asText) return <RunningText {...props} leave={() => setAsText(false)} />;
  return (
    <FieldShell {...shell} help={shell.help ?? t('foyer.rich.as_html')}>
      <textarea
        css={[control, area, mono]}
        ref={ref}
        name={name}
        spellCheck={false}
        lang={props.language}
        value={html}
        readOnly={isReadOnly}
        onChange={({ target }) => change(target.value)}
        onBlur={blur}
        {...described({ ...shell, help: 'html' })}
      />
    </FieldShell>
  );
}

/** @param props.leave asks for HTML instead, since a text has come that would lose something here */
function RunningText({ leave, ...props }: FieldProps & { leave: () => void }) {
  const { value, change, blur, ref, shell, isReadOnly } = useField(props);
  const html = typeof value === 'string' ? value : '';
  const own = useRef(html);
  const { id, ...attributes } = described(shell);
  const notify = useNotify();
  const editor = useEditor({
    // Its rules are ours, so that no style tag without a nonce is needed.
    injectCSS: false,
    extensions: [
      StarterKit.configure({
        heading: { levels: [2, 3, 4] },
        codeBlock: false,
        code: false,
        link: { openOnClick: false, autolink: false, HTMLAttributes: { target: null, rel: null } },
        trailingNode: false,
      }),
    ],
    content: html,
    editable: !isReadOnly,
    shouldRerenderOnTransaction: true,
    editorProps: {
      // Tab leaves the field, also from within a list, and changes nothing: see the tools for its levels.
      handleDOMEvents: { keydown: (_, { key }) => key === 'Tab' },
      transformPastedHTML: (pasted) => {
        if (pasted.includes(OWN)) return pasted;
        const lost = lostInPaste(pasted);
        if (lost) notify(`foyer.rich.lost.${lost}`, { type: 'info' });
        return cleanPaste(pasted);
      },
      attributes: definedOnly({
        id,
        ...attributes,
        role: 'textbox',
        'aria-multiline': 'true',
        'aria-labelledby': `${id}-label`,
        lang: props.language ?? '',
      }),
    },
    onUpdate: ({ editor: updated }) => {
      own.current = updated.isEmpty ? '' : updated.getHTML();
      change(own.current);
    },
    onBlur: () => blur(),
  });
  const onForeign = useEffectEvent(leave);
  // What comes from elsewhere (saved, or another version) is shown, unless it is what was typed here.
  useEffect(() => {
    if (html === own.current) return;
    if (!isPlain(html)) return onForeign();
    own.current = html;
    editor.commands.setContent(html, { emitUpdate: false });
  }, [editor, html]);
  useEffect(() => {
    ref({ focus: () => editor.commands.focus() });
  }, [editor, ref]);
  return (
    <FieldShell {...shell}>
      <div css={frame} data-faulty={Boolean(shell.error)}>
        {!isReadOnly && <Tools editor={editor} label={shell.label} language={props.language} />}
        <EditorContent css={paper} editor={editor} />
      </div>
    </FieldShell>
  );
}

function definedOnly(attributes: Record<string, string | boolean | undefined>): Record<string, string> {
  return Object.fromEntries(
    Object.entries(attributes).flatMap(([name, value]) =>
      value === undefined || value === '' ? [] : [[name, String(value)]],
    ),
  );
}
