/** What was copied in another program, for the texts of editor and back-office; bundled by each. */
export { cleanPaste, lostInPaste, type PasteLoss } from './clean-paste.ts';
export { paragraphsOf } from './paragraphs-of.ts';
export { siteAddress } from './site-address.ts';
export { escaped } from './escaped.ts';
