/** What all HTTP servers of the house do alike. In Node only. */
export { promptClose } from './prompt-close.ts';
