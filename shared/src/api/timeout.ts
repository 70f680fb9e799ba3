/** Request header: how long whoever asks waits for the answer, in milliseconds. What would come later is refused sooner. */
export const TIMEOUT_HEADER = 'x-timeout-ms';
