/** Puts something on the machine's clipboard. @param data by its types @returns whether it is there */
export function putOnClipboard(data: Readonly<Record<string, string>>): boolean {
  const put = (event: ClipboardEvent) => {
    event.preventDefault();
    event.stopImmediatePropagation();
    for (const [type, value] of Object.entries(data)) event.clipboardData?.setData(type, value);
  };
  window.addEventListener('copy', put, { capture: true, once: true });
  // What the event is asked for: the asynchronous clipboard takes no marks, and nothing at all over plain HTTP.
  const isPut = document.execCommand('copy');
  window.removeEventListener('copy', put, { capture: true });
  return isPut;
}
