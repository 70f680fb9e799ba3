import type { Editing } from '../editing.ts';

const OVER = 'data-file-over';

const carriesFiles = ({ dataTransfer }: DragEvent): boolean => dataTransfer?.types.includes('Files') === true;
const frameAt = (target: EventTarget | null): HTMLElement | null =>
  target instanceof Element ? target.closest<HTMLElement>('main [data-module][data-editable]') : null;

/** Words that stand on the clipboard beside a picture of them, as programs for tables and texts put both there; no names of files. */
function hasWords(data: DataTransfer, files: readonly File[]): boolean {
  const lines = data.getData('text/plain').split(/\r?\n/);
  return lines.some((line) => line.trim() && !files.some(({ name }) => line.trim().endsWith(name)));
}

/** Takes pictures that are dropped on the page, or pasted without words. @returns a function that ends it */
export function hearFiles({ session, uploads }: Editing): () => void {
  const unmark = () => document.querySelectorAll(`[${OVER}]`).forEach((frame) => frame.removeAttribute(OVER));
  const over = (event: DragEvent) => {
    if (!carriesFiles(event)) return;
    // Otherwise the browser would leave the page and show the file.
    event.preventDefault();
    unmark();
    frameAt(event.target)?.setAttribute(OVER, '');
  };
  const drop = (event: DragEvent) => {
    unmark();
    if (!carriesFiles(event)) return;
    event.preventDefault();
    event.stopPropagation();
    const id = Number(frameAt(event.target)?.dataset.module);
    void uploads.take(
      [...(event.dataTransfer?.files ?? [])],
      Number.isNaN(id) ? (session.selected?.id ?? null) : id,
      true,
    );
  };
  const paste = (event: ClipboardEvent) => {
    const files = [...(event.clipboardData?.files ?? [])];
    if (!event.clipboardData || files.length === 0 || document.querySelector('dialog[open]')) return;
    if (hasWords(event.clipboardData, files)) return;
    event.preventDefault();
    event.stopPropagation();
    void uploads.take(files, session.selected?.id ?? null, false);
  };
  window.addEventListener('dragover', over, true);
  window.addEventListener('dragleave', unmark, true);
  window.addEventListener('drop', drop, true);
  window.addEventListener('paste', paste, true);
  return () => {
    unmark();
    window.removeEventListener('dragover', over, true);
    window.removeEventListener('dragleave', unmark, true);
    window.removeEventListener('drop', drop, true);
    window.removeEventListener('paste', paste, true);
  };
}
