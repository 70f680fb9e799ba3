import { openPopup, type Opening } from './open-popup.ts';
import { openerOf, type PopupWindow } from './opener.ts';

const ORIGIN = 'https://haus.example';
const OTHER = 'https://fremd.example';
const picture = {
  id: 7,
  url: '/media/a.webp',
  thumbnail: '/media/a-480.webp',
  alt: 'Bühne',
  credit: '',
  width: 3,
  height: 2,
  focal_x: 0.5,
  focal_y: 0.5,
};

/** Two windows of which one has opened the other: messages arrive as a browser delivers them, with the sender's window and origin. */
class FakeWindow extends EventTarget {
  closed = false;
  opener: FakeWindow | null = null;
  opened: FakeWindow | null = null;
  readonly crypto = { randomUUID: () => 'word' };
  readonly setInterval = setInterval;
  readonly clearInterval = clearInterval;
  readonly location: { origin: string; search: string };
  readonly sent: unknown[] = [];
  /** Who speaks to this window now. */
  speaker: FakeWindow | null = null;

  constructor(origin: string, search = '') {
    super();
    this.location = { origin, search };
  }

  open = (url: string) => {
    if (this.opened) this.opened.location.search = new URL(url, ORIGIN).search;
    return this.opened;
  };
  focus = () => undefined;
  close = () => void (this.closed = true);

  postMessage = (data: unknown, target: string) => {
    this.sent.push(data);
    if (target === this.location.origin) this.hear(data, this.speaker ?? this, (this.speaker ?? this).location.origin);
  };
  hear = (data: unknown, source: FakeWindow, origin: string) =>
    void this.dispatchEvent(Object.assign(new Event('message'), { data, source, origin }));
}

function pair(origin = ORIGIN) {
  const page = new FakeWindow(ORIGIN);
  const popup = new FakeWindow(origin);
  page.opened = popup;
  popup.opener = page;
  page.speaker = popup;
  popup.speaker = page;
  const opened = openPopup({ kind: 'image-finder', start: { id: 3 }, locale: 'en' }, page as unknown as Opening);
  return { page, popup, opened, inPopup: () => openerOf<'image-finder'>(popup as unknown as PopupWindow) };
}

test('a popup is told with what to start, and its answer arrives', async () => {
  const { popup, opened, inPopup } = pair();
  const opener = inPopup();
  expect(await opener.start).toEqual({ id: 3 });
  expect(opener.pick(picture)).toBe(true);
  expect(popup.closed).toBe(true);
  expect(await opened?.answer).toEqual(picture);
});

test('a popup that is cancelled, closed by its user, or by its opener answers nothing', async () => {
  const cancelled = pair();
  cancelled.inPopup().cancel();
  expect(await cancelled.opened?.answer).toBeNull();

  const left = pair();
  left.popup.close();
  expect(await left.opened?.answer).toBeNull();

  const ended = pair();
  ended.opened?.close();
  expect(await ended.opened?.answer).toBeNull();
  expect(ended.popup.closed).toBe(true);
});

test('a browser that blocks popups is noticed', () => {
  expect(
    openPopup({ kind: 'link-finder', start: { url: '' }, locale: 'de' }, new FakeWindow(ORIGIN) as unknown as Opening),
  ).toBeNull();
});

test.each([
  [
    'another window',
    (page: FakeWindow) =>
      page.hear({ foyer: 'popup', request: 'word', type: 'picked', value: 'false' }, new FakeWindow(ORIGIN), ORIGIN),
  ],
  [
    'another origin',
    (page: FakeWindow, popup: FakeWindow) =>
      page.hear({ foyer: 'popup', request: 'word', type: 'picked', value: 'false' }, popup, OTHER),
  ],
  [
    'another request',
    (page: FakeWindow, popup: FakeWindow) =>
      page.hear({ foyer: 'popup', request: 'guessed', type: 'picked', value: 'false' }, popup, ORIGIN),
  ],
  ['something else', (page: FakeWindow, popup: FakeWindow) => page.hear('picked', popup, ORIGIN)],
])('the opener hears nothing of %s', async (_, speak) => {
  const { page, popup, opened, inPopup } = pair();
  speak(page, popup);
  inPopup().pick(picture);
  expect(await opened?.answer).toEqual(picture);
});

test('a popup says nothing to an opener of another origin, and hears nothing from it', async () => {
  jest.useFakeTimers();
  const { page, popup, inPopup } = pair(OTHER);
  let heard = 0;
  page.addEventListener('message', () => (heard += 1));
  const { start } = inPopup();
  popup.hear({ foyer: 'popup', request: 'word', type: 'start', value: { id: 9 } }, page, ORIGIN);
  jest.advanceTimersByTime(10_000);
  expect(await start).toBeNull();
  expect(heard).toBe(0);
  jest.useRealTimers();
});

test('a popup that nobody opened knows it', async () => {
  const opener = openerOf(new FakeWindow(ORIGIN, '?request=word') as unknown as PopupWindow);
  expect(await opener.start).toBeNull();
  expect(opener.pick(picture)).toBe(false);
});
