/** What telephone numbers are written with: digits, and the marks that people put between them. */
export const TELEPHONE = /^[+()\d\s/.-]{3,40}$/;
