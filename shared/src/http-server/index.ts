/** What all HTTP servers of the house do alike, and how addresses are spelt. In Node only. */
export { giveWay } from './give-way.ts';
export { isOwnWrite } from './own-write.ts';
export { promptClose } from './prompt-close.ts';
export { askedPath, isRubbish, lowerCase, tidyPath } from './tidy-path.ts';
