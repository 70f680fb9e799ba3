/** Narrower than the narrowest window is with text of the usual size: the visitor reads large text, and lines of header and footer break. */
export const largeText = '@media (max-width: 19.99em)';
