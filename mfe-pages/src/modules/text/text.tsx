import { anchorOf } from '../fields.ts';
import { FieldRichText } from '../field-text.tsx';
import type { ModuleProps } from '../module.ts';

/** Running text. `decrease_distance` pulls it up to the module above: see the column's rhythm in `container/styles.ts`. */
export function TextModule({ module, shows }: ModuleProps) {
  return shows('content') ? (
    <div id={anchorOf(module)} data-close={module.decrease_distance === true || undefined}>
      <FieldRichText module={module} of="content" />
    </div>
  ) : null;
}
