/** The door to fields for date and time. A door of its own, so that only those who enter times download it. */
export { instantOf, isSkipped, wallClock } from './berlin-time.ts';
export { useWallClock } from './use-wall-clock.ts';
