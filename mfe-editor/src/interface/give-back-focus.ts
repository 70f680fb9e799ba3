/**
 * Gives the focus back to what had it before a dialog, unless somebody has gone on elsewhere meanwhile: browsers give it back
 * themselves when a dialog closes, and React tells of its end only later.
 */
export function giveBackFocus(before: Element | null): void {
  const { activeElement, body } = document;
  if (activeElement && activeElement !== body) return;
  if (before instanceof HTMLElement && before.isConnected) before.focus();
}
