/**
 * The library makes its banner a modal dialog that takes the focus. Ours waits: the page can be read and used with it,
 * so it neither takes the focus nor keeps it, and does not say that the rest is out of reach. The manager is modal.
 */
export function settle(name: string, dialog: HTMLElement): void {
  if (name !== 'consentModal') return;
  dialog.removeAttribute('aria-modal');
  // What the library would focus when the banner comes.
  dialog.querySelector(':scope > [tabindex]')?.removeAttribute('tabindex');
}
