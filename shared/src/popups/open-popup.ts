import type { Json, Locale } from '../contract.ts';
import {
  messageIn,
  type PopupAnswers,
  type PopupKind,
  type PopupMessage,
  type PopupStarts,
  popupUrl,
} from './protocol.ts';

/** A window beside the page: large enough for a grid of pictures, and small enough to see where one comes from. */
export const POPUP_FEATURES = 'popup,width=1040,height=760';
/** How often it is looked whether the popup still stands, in milliseconds: closing one tells nobody. */
const LOOK_EVERY_MS = 400;

/** The part of a window that opening popups needs. */
export type Opening = Pick<
  Window,
  'open' | 'addEventListener' | 'removeEventListener' | 'location' | 'crypto' | 'setInterval' | 'clearInterval'
>;

/** What a window of the back-office is opened with. */
export interface PopupOptions<K extends PopupKind> {
  kind: K;
  /** What is chosen now. */
  start: PopupStarts[K];
  /** Language of the content that is edited. */
  locale: Locale;
}

/** A window that was opened. */
export interface OpenPopup<K extends PopupKind> {
  /** What was picked; null when the popup was closed, cancelled, or `close` was called. Never rejected. */
  answer: Promise<PopupAnswers[K] | null>;
  close: () => void;
}

/**
 * Opens a popup of the back-office. To be called while a click or key is handled, else the browser blocks it.
 * Heard is only the window that was opened, and only while it shows a page of this origin.
 * @returns null when the browser did not let it open
 */
export function openPopup<K extends PopupKind>(
  { kind, start, locale }: PopupOptions<K>,
  page: Opening = window,
): OpenPopup<K> | null {
  const request = page.crypto.randomUUID();
  const { origin } = page.location;
  const opened = page.open(popupUrl(kind, request, locale), `foyer-${kind}`, POPUP_FEATURES);
  if (!opened) return null;
  const popup = opened;
  let end: (answer: PopupAnswers[K] | null) => void = () => undefined;
  const answer = new Promise<PopupAnswers[K] | null>((resolve) => {
    const hear = ({ origin: from, source, data }: MessageEvent<unknown>) => {
      const message = from === origin && source === popup ? messageIn(data, request) : null;
      if (message?.type === 'ready') say({ foyer: 'popup', request, type: 'start', value: start as unknown as Json });
      if (message?.type === 'picked') end(message.value as unknown as PopupAnswers[K]);
      if (message?.type === 'cancelled') end(null);
    };
    const say = (message: PopupMessage) => popup.postMessage(message, origin);
    const watch = page.setInterval(() => popup.closed && end(null), LOOK_EVERY_MS);
    end = (value) => {
      page.removeEventListener('message', hear);
      page.clearInterval(watch);
      resolve(value);
    };
    page.addEventListener('message', hear);
  });
  popup.focus();
  return {
    answer,
    close: () => {
      popup.close();
      end(null);
    },
  };
}
