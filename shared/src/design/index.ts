/**
 * The design system's part of the main door: every visitor downloads it, so only what most pages need stands here.
 * `globalCss` and the tokens are the server's: see `global-css.ts`.
 */
export { Arrow } from './arrow.tsx';
export { Breadcrumbs } from './breadcrumbs.tsx';
export { Button, LinkButton } from './button.tsx';
export { Card } from './card.tsx';
export { Chip } from './chip.tsx';
export { isExternal, linkTarget, NEW_TAB, NEW_TAB_ID } from './external-link.ts';
export { Fact, Facts } from './facts.tsx';
export { Display, Eyebrow, Heading, type HeadingSize } from './heading.tsx';
export { belowDesktop, from, motionOk, print, withoutScripts } from './media.ts';
export { Notice } from './notice.tsx';
export { Pager, pagesAround } from './pager.tsx';
export { Picture, type PictureProps } from './picture.tsx';
export { picturePreload } from './picture-sources.ts';
export { RichText } from './rich-text.tsx';
export { Skeleton, Skeletons } from './skeleton.tsx';
export { EVENT_STATUS_KINDS, StatusTag, type StatusKind } from './status-tag.tsx';
export { VisuallyHidden } from './visually-hidden.tsx';
export { Wrap } from './wrap.tsx';
