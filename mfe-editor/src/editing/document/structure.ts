import type { ModuleRow } from '@foyer/shared/modules';

/** Whether a row stands where it stood, with the same layout: all that differs is written in it. */
export function standsAlike(one: ModuleRow | undefined, other: ModuleRow | undefined): boolean {
  if (one === other) return true;
  return (
    one?.parent === other?.parent &&
    one?.column === other?.column &&
    one?.position === other?.position &&
    one?.model === other?.model &&
    one?.fields['layout'] === other?.fields['layout']
  );
}
