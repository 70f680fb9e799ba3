import { css } from '@emotion/react';
import { observer, useLocation, useSite } from '@foyer/shared';
import type { ModuleData } from './fields.ts';
import { useRareMessages } from './use-rare-messages.ts';

const note = css({
  padding: 'var(--s4)',
  border: '1px dashed var(--mute)',
  fontSize: 'var(--step--1)',
  color: 'var(--mute)',
});

export interface ModuleNoteProps {
  text: 'module.unknown' | 'module.failed' | 'module.offline';
  module: ModuleData;
}

interface NoteProps {
  text: ModuleNoteProps['text'] | 'style.unknown';
  values: Record<string, string>;
}

/** Something for editors to read: in the language of their toolbar, whatever page they are on. */
export const Note = observer(function Note({ text, values }: NoteProps) {
  const { locale } = useLocation();
  const language = useSite().user.details?.locale ?? locale;
  const t = useRareMessages(language);
  return (
    <p css={note} lang={language}>
      {t(text, values)}
    </p>
  );
});

/** Says what is wrong with a module. */
export function ModuleNote({ text, module: { model } }: ModuleNoteProps) {
  return <Note text={text} values={{ model }} />;
}
