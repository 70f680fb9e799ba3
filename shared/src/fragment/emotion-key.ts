/** Prefix of all class names. Server and browser share it, so that the browser adopts the server's rules. */
export const EMOTION_KEY = 'f';
