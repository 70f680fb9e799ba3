import { refuseStrayFiles } from './stray-files.ts';

/** Drops something on an element. @returns whether the browser does nothing about it by itself */
function drop(element: Element, types: string[]): boolean {
  const event = new Event('drop', { bubbles: true, cancelable: true });
  Object.assign(event, { dataTransfer: { types, dropEffect: 'copy' } });
  element.dispatchEvent(event);
  return event.defaultPrevented;
}

test('files dropped beside their place are not opened by the browser, and words go where they are dropped', () => {
  refuseStrayFiles(window);
  const beside = document.body.appendChild(document.createElement('h1'));
  expect(drop(beside, ['Files'])).toBe(true);
  expect(drop(beside, ['text/plain'])).toBe(false);
});
