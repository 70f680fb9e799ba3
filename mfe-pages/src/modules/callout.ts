import { addressOf, pictureOf, textOf, type Fields, type PictureData } from './fields.ts';

/** The fields that teasers have in common. */
export interface Callout {
  picture: PictureData | null;
  href: string;
  linkText: string;
  preline: string;
  headline: string;
  subline: string;
  text: string;
}

/** Reads a teaser; null where there is neither words nor picture. */
export function calloutOf(module: Fields): Callout | null {
  const callout = {
    picture: pictureOf(module),
    href: addressOf(module.link, module.link_url),
    linkText: textOf(module.link_text),
    preline: textOf(module.preline),
    headline: textOf(module.headline),
    subline: textOf(module.subline),
    text: textOf(module.text),
  };
  return callout.headline || callout.picture || callout.text ? callout : null;
}
