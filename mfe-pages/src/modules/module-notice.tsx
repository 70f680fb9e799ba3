import { css } from '@emotion/react';
import { useMessages, useSite } from '@foyer/shared';
import type { ModuleData } from './fields.ts';

export const note = css({ padding: 'var(--s4)', border: '1px dashed var(--mute)', fontSize: 'var(--step--1)', color: 'var(--mute)' });

/** Tells an editor what is wrong with a module; visitors see nothing. */
export function ModuleNotice({ text, module }: { text: 'module.unknown' | 'module.failed' | 'module.offline'; module: ModuleData }) {
  const t = useMessages();
  const { user } = useSite();
  return user.isLoggedIn ? <p css={note}>{t(text, { model: module.model })}</p> : null;
}
