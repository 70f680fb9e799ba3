import type { Json } from '../contract.ts';
import { messageIn, type PopupAnswers, type PopupKind, type PopupMessage, type PopupStarts } from './protocol.ts';

/** The part of a window that a popup needs. */
export type PopupWindow = Pick<Window, 'opener' | 'addEventListener' | 'removeEventListener' | 'location' | 'close'>;

/** Whoever opened this popup. */
export interface Opener<K extends PopupKind> {
  /** With what to start; null when nobody opened this window, or nobody who can be told. */
  start: Promise<PopupStarts[K] | null>;
  /** Answers and closes. @returns false when there was nobody to answer to */
  pick: (value: PopupAnswers[K]) => boolean;
  cancel: () => void;
}

/** How long an opener may take to say with what to start, in milliseconds: it does so at once, if it is one. */
const START_WITHIN_MS = 3000;

/** The popup's side: messages go to its opener only if that is of this origin (the browser sees to it), and are heard from nobody else. */
export function openerOf<K extends PopupKind>(popup: PopupWindow = window): Opener<K> {
  const { origin, search } = popup.location;
  const request = new URLSearchParams(search).get('request') ?? '';
  // What `Window` says of an opener is that it can be anything.
  const opener = popup.opener as Window | null;
  const isAsked = opener !== null && request !== '';

  const say = (message: PopupMessage): boolean => {
    if (!isAsked || opener.closed) return false;
    opener.postMessage(message, origin);
    return true;
  };
  const start = new Promise<PopupStarts[K] | null>((resolve) => {
    if (!isAsked) return resolve(null);
    const hear = ({ origin: from, source, data }: MessageEvent<unknown>) => {
      const message = from === origin && source === opener ? messageIn(data, request) : null;
      if (message?.type !== 'start') return;
      end(message.value as unknown as PopupStarts[K]);
    };
    const limit = setTimeout(() => end(null), START_WITHIN_MS);
    const end = (value: PopupStarts[K] | null) => {
      clearTimeout(limit);
      popup.removeEventListener('message', hear);
      resolve(value);
    };
    popup.addEventListener('message', hear);
    say({ foyer: 'popup', request, type: 'ready' });
  });
  return {
    start,
    pick: (value) => {
      const isTold = say({ foyer: 'popup', request, type: 'picked', value: value as unknown as Json });
      if (isTold) popup.close();
      return isTold;
    },
    cancel: () => {
      say({ foyer: 'popup', request, type: 'cancelled' });
      popup.close();
    },
  };
}
