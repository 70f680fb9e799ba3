/** The door for Node: what the content security policy would stop in front of visitors. */
export { findCodeFromText, type CodeFromText } from './code-from-text.ts';
