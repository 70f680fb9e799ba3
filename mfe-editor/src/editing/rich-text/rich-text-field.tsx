import { observer, RichText, type EditableField } from '@foyer/shared';
import { useRef, useState } from 'react';
import type { Editing } from '../editing.ts';
import { LanguageMark } from '../languages/language-mark.tsx';
import { useTextLanguage } from '../languages/language-context.ts';
import { fieldLabel } from '../surface/field-label.ts';
import { useWrittenBefore } from '../surface/type-ahead.ts';
import type { Entered } from './rich-text-editor.tsx';

/** Rich text where it stands: as visitors see it until somebody comes near, from then on to be typed into. */
export const RichTextField = observer(function RichTextField({
  editing,
  module,
  of,
  className,
}: EditableField & { editing: Editing }) {
  const { session, i18n, RichTextEditor } = editing;
  const [isNear, setNear] = useState(false);
  const [entered, setEntered] = useState<Entered | null>(null);
  const id = Number(module.id);
  const language = useTextLanguage(session);
  const html = session.text(id, of, language);
  const label = fieldLabel(i18n, module.model, of);
  const untouched = useRef<HTMLDivElement>(null);
  useWrittenBefore(untouched, () => {
    setNear(true);
    return false;
  });
  return (
    <>
      <LanguageMark editing={editing} id={id} of={of} language={language} />
      {isNear || entered ? (
        <RichTextEditor
          editing={editing}
          id={id}
          model={module.model}
          of={of}
          language={language}
          className={className}
          entered={entered}
        />
      ) : (
        <div
          ref={untouched}
          role="textbox"
          aria-multiline="true"
          aria-label={label}
          tabIndex={0}
          data-field={of}
          data-placeholder={label}
          data-empty={html === '' || undefined}
          onPointerEnter={() => setNear(true)}
          onMouseDown={(event) => {
            if (event.button !== 0 || event.ctrlKey || event.metaKey) return;
            // The browser would give the focus to what is no longer there.
            event.preventDefault();
            setEntered({ at: { x: event.clientX, y: event.clientY } });
          }}
          onFocus={() => setEntered({ at: null })}
        >
          <RichText html={html} className={className} />
        </div>
      )}
    </>
  );
});
