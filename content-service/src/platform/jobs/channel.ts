/** Names of kinds that have something new to do. */
export const CHANNEL = 'foyer_jobs';
