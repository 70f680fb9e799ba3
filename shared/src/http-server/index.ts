/** What all HTTP servers of the house do alike. In Node only. */
export { giveWay } from './give-way.ts';
export { promptClose } from './prompt-close.ts';
