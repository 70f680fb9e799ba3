import { css } from '@emotion/react';
import type { ModuleData } from './fields.ts';
import { useRareMessages } from './use-rare-messages.ts';

export const note = css({
  padding: 'var(--s4)',
  border: '1px dashed var(--mute)',
  fontSize: 'var(--step--1)',
  color: 'var(--mute)',
});

export interface ModuleNoteProps {
  text: 'module.unknown' | 'module.failed' | 'module.offline';
  module: ModuleData;
}

/** Says what is wrong with a module. */
export function ModuleNote({ text, module: { model } }: ModuleNoteProps) {
  const t = useRareMessages();
  return <p css={note}>{t(text, { model })}</p>;
}
