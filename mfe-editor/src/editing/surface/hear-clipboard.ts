import { cleanPaste, lostInPaste, paragraphsOf } from '@foyer/shared/pasting';
import { isTyping } from '../../toolbar/is-typing.ts';
import { placeFor } from '../document/clipboard.ts';
import { newId, newRow } from '../document/commands.ts';
import type { Editing } from '../editing.ts';
import { focusModule } from './focus.ts';
import { putOnClipboard } from './put-on-clipboard.ts';

const MARK = 'data-foyer-modules';

/** Puts modules on the machine's clipboard: for other programs their words, for this one the mark of what was kept. */
export function putModules(mark: string, words: string): void {
  putOnClipboard({ 'text/html': `<div ${MARK}="${mark}">${words}</div>`, 'text/plain': linesOf(words) });
}

/**
 * What is pasted where nobody types goes to the module that is selected, or to the end of the page: modules after it, words as a
 * new text. It is always what was copied last, wherever that was.
 * @returns a function that ends it
 */
export function hearClipboard(editing: Editing): () => void {
  const { session } = editing;
  const pasteWords = (html: string, text: string) => {
    const words = (html && cleanPaste(html)) || paragraphsOf(text);
    const place = placeFor(session.document, 'text', session.selected?.id ?? null);
    if (!words || !place) return session.panels.say('paste.none', { isError: true });
    const row = newRow('text', newId(), { content: { de: '', en: '', [session.language]: words } });
    session.insert([row], place);
    const lost = html ? lostInPaste(html) : null;
    if (lost) session.panels.say(`paste.${lost}`);
    focusModule(row.id);
  };
  const paste = (event: ClipboardEvent) => {
    if (event.defaultPrevented || isTyping(event.target) || document.querySelector('dialog[open]')) return;
    if (!event.clipboardData) return;
    event.preventDefault();
    const [html, text] = [event.clipboardData.getData('text/html'), event.clipboardData.getData('text/plain')];
    const mark = new RegExp(`${MARK}="([\\d-]+)"`).exec(html)?.[1];
    if (!mark) return pasteWords(html, text);
    // Those of another browser are not here: their words are.
    void editing.paste(mark).then((isHere) => isHere || pasteWords(html, text));
  };
  // After whoever has a use for it: a text, or one that is on its way.
  window.addEventListener('paste', paste);
  return () => window.removeEventListener('paste', paste);
}

/** The words of HTML, a line for each block. */
export const linesOf = (words: string): string =>
  [...new DOMParser().parseFromString(words, 'text/html').body.children]
    .map(({ textContent }) => textContent?.trim() ?? '')
    .filter(Boolean)
    .join('\n');
