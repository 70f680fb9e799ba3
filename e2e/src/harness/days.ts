export const DAY_MS = 24 * 60 * 60_000;

/** The day of an instant (milliseconds) in Berlin, `2026-12-04`. */
export const dayOf = (instant: number) => new Date(instant).toLocaleDateString('sv', { timeZone: 'Europe/Berlin' });

/** The day of an instant in Berlin as the programme's address has it, `04-12-2026`. */
export const addressDayOf = (instant: number) => dayOf(instant).split('-').reverse().join('-');
