/** Files that are dropped beside a place for them do nothing: browsers would open them in place of what is on show. */
export function refuseStrayFiles(page: EventTarget): void {
  for (const type of ['dragover', 'drop'])
    page.addEventListener(type, (event) => {
      const { dataTransfer } = event as DragEvent;
      if (event.defaultPrevented || !dataTransfer?.types.includes('Files')) return;
      event.preventDefault();
      dataTransfer.dropEffect = 'none';
    });
}
