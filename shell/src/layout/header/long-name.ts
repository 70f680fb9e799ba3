/** So many letters stand in one line beside the menu's button, in the narrowest window too. */
const SHORT = 18;

/** A name that needs room is set smaller, and breaks. */
export const isLongName = (name: string): boolean => name.length > SHORT;

export const longName = { fontSize: 'clamp(1.35rem, 2.2vw, 2.35rem)' };
