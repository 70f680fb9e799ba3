import { styleOptionsOf, wordsOfStyle } from '@foyer/shared/modules';
import { textOf } from '../fields.ts';
import type { ModuleProps } from '../module.ts';
import { note } from '../module-note.tsx';
import { useRareMessages } from '../use-rare-messages.ts';

/** Names a look to editors that no module of this kind has. */
export function StyleNotice({ module }: ModuleProps) {
  const t = useRareMessages();
  const style = textOf(module.extra_class);
  const options = styleOptionsOf(module.model);
  if (!options || wordsOfStyle(style).some((word) => options.includes(word))) return null;
  return <p css={note}>{t('style.unknown', { style, options: options.join(', ') })}</p>;
}
