/**
 * The door to the back-office's popups, for whoever opens them and for the popups themselves. A door of its own, so that
 * only editors download it.
 */
export { openerOf, type Opener } from './opener.ts';
export { openPopup, POPUP_FEATURES, type OpenPopup, type PopupOptions } from './open-popup.ts';
export {
  POPUP_KINDS,
  popupUrl,
  type PickedFile,
  type PickedImage,
  type PickedLink,
  type PickedRecord,
  type PopupKind,
  type PopupStarts,
  type PopupAnswers,
} from './protocol.ts';
