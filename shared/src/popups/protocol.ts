import type { Json } from '../contract.ts';

/** What popups there are, and so the last part of their addresses. */
export const POPUP_KINDS = ['image-finder', 'link-finder', 'event-finder', 'video-finder', 'audio-finder'] as const;
export type PopupKind = (typeof POPUP_KINDS)[number];

/** A picture of the library. Texts are in the language that the popup was opened with. */
export interface PickedImage {
  id: number;
  url: string;
  /** For previews. */
  thumbnail: string;
  alt: string;
  credit: string;
  width: number;
  height: number;
  focal_x: number;
  focal_y: number;
}

/** What somebody has chosen as the target of a link. */
export interface PickedLink {
  /** A path of the site, or an address elsewhere. */
  url: string;
  /** What it leads to, in words. */
  title: string;
}

/** A record that somebody has chosen. */
export interface PickedRecord {
  id: number;
  title: string;
  url: string | null;
}

/** A video or sound of the library. */
export interface PickedFile {
  id: number;
  url: string;
  title: string;
}

/** What each popup answers. */
export interface PopupAnswers {
  'image-finder': PickedImage;
  'link-finder': PickedLink;
  'event-finder': PickedRecord;
  'video-finder': PickedFile;
  'audio-finder': PickedFile;
}

/** What each popup is told when it starts: what is chosen now, if anything. */
export interface PopupStarts {
  'image-finder': { id: number | null };
  'link-finder': { url: string };
  'event-finder': { id: number | null };
  'video-finder': { url: string | null };
  'audio-finder': { url: string | null };
}

/**
 * The messages, in order: the popup is `ready`, its opener says with what it `start`s, the popup answers with what was `picked`,
 * or that it was `cancelled`. `request` is a random word in the popup's address, by which both know that they mean each other.
 */
export type PopupMessage =
  | { foyer: 'popup'; request: string; type: 'ready' | 'cancelled' }
  | { foyer: 'popup'; request: string; type: 'start' | 'picked'; value: Json };

/** The message in what an event carries, if it is one of this request. */
export function messageIn(data: unknown, request: string): PopupMessage | null {
  if (typeof data !== 'object' || data === null) return null;
  const message = data as Partial<PopupMessage>;
  return message.foyer === 'popup' && message.request === request && typeof message.type === 'string'
    ? (message as PopupMessage)
    : null;
}

/** Address of a popup. @param locale language of the content that is edited */
export const popupUrl = (kind: PopupKind, request: string, locale: string) =>
  `/admin/popup/${kind}/?${new URLSearchParams({ request, lang: locale })}`;
