/** Changes what is on show, and leaves the module that stands at the top of the window where it is. */
export function keepPlace(change: () => void): void {
  const frames = [...document.querySelectorAll<HTMLElement>('main [data-module]')];
  const isVisible = (frame: HTMLElement) => frame.getClientRects().length > 0;
  const first = frames.find(
    (frame) => isVisible(frame) && frame.getBoundingClientRect().bottom > window.innerHeight / 4,
  );
  const top = first?.getBoundingClientRect().top ?? 0;
  change();
  // What a click changes is there before the next frame is drawn.
  requestAnimationFrame(() => {
    const again = [
      ...document.querySelectorAll<HTMLElement>(`main [data-module="${first?.dataset.module ?? ''}"]`),
    ].find(isVisible);
    if (again) window.scrollBy({ top: again.getBoundingClientRect().top - top, behavior: 'instant' });
  });
}
