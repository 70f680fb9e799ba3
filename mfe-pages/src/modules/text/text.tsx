import { RichText } from '@foyer/shared';
import { textOf } from '../fields.ts';
import type { ModuleProps } from '../module.ts';

/** Running text. `decrease_distance` pulls it up to the module above: see the column's rhythm in `container/styles.ts`. */
export function TextModule({ module }: ModuleProps) {
  const content = textOf(module.content);
  return content ? (
    <div id={textOf(module.anchor) || undefined} data-close={module.decrease_distance === true || undefined}>
      <RichText html={content} />
    </div>
  ) : null;
}
