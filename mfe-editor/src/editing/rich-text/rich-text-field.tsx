import { observer, RichText, type EditableField } from '@foyer/shared';
import { lazy, Suspense, useRef, useState } from 'react';
import type { Editing } from '../editing.ts';
import { LanguageMark } from '../languages/language-mark.tsx';
import { useTextLanguage } from '../languages/language-context.ts';
import { fieldLabel } from '../surface/field-label.ts';
import { useTypedBefore } from '../surface/type-ahead.ts';
import { useTexts } from '../texts/interface-texts.ts';

const loadEditor = () => import('./rich-text-editor.tsx');
const RichTextEditor = lazy(async () => ({ default: (await loadEditor()).RichTextEditor }));

/** Fetches the text editor: once a page is edited, somebody will type. */
export const preloadRichText = async (): Promise<void> => void (await loadEditor());

/** Rich text where it stands: as visitors see it until somebody comes near, from then on to be typed into. */
export const RichTextField = observer(function RichTextField({
  editing,
  module,
  of,
  className,
}: EditableField & { editing: Editing }) {
  const { session, i18n } = editing;
  useTexts(i18n);
  const [isNear, setNear] = useState(false);
  const [isFocused, setFocused] = useState(false);
  const id = Number(module.id);
  const language = useTextLanguage(session);
  const html = session.text(id, of, language);
  const label = fieldLabel(i18n, module.model, of);
  const untouched = useRef<HTMLDivElement>(null);
  useTypedBefore(untouched, () => {
    setNear(true);
    return false;
  });
  const still = (
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
      onFocus={() => {
        setFocused(true);
        setNear(true);
      }}
    >
      <RichText html={html} className={className} />
    </div>
  );
  return (
    <>
      <LanguageMark editing={editing} id={id} of={of} language={language} />
      {isNear ? (
        <Suspense fallback={still}>
          <RichTextEditor
            editing={editing}
            id={id}
            model={module.model}
            of={of}
            language={language}
            className={className}
            takesFocus={isFocused}
          />
        </Suspense>
      ) : (
        still
      )}
    </>
  );
});
