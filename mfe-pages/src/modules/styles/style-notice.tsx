import { styleOptionsOf, wordsOfStyle } from '@foyer/shared/modules';
import { textOf } from '../fields.ts';
import type { ModuleProps } from '../module.ts';
import { Note } from '../module-note.tsx';

/** Names a look to editors that no module of this kind has. */
export function StyleNotice({ module }: ModuleProps) {
  const style = textOf(module.extra_class);
  const options = styleOptionsOf(module.model);
  if (!options || wordsOfStyle(style).some((word) => options.includes(word))) return null;
  return <Note text="style.unknown" values={{ style, options: options.join(', ') }} />;
}
