/** Nobody types any more who has pressed no key for so long, in milliseconds. */
const PAUSE_MS = 700;

/** Resolves once nobody is typing: a dialog that comes in the middle of a word takes the rest of it. */
export function pauseInTyping(): Promise<void> {
  return new Promise((resolve) => {
    const end = () => {
      window.removeEventListener('keydown', wait, true);
      resolve();
    };
    let timer = setTimeout(end, PAUSE_MS);
    const wait = () => {
      clearTimeout(timer);
      timer = setTimeout(end, PAUSE_MS);
    };
    window.addEventListener('keydown', wait, true);
  });
}
