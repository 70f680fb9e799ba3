/**
 * The door to everything that comes from other providers: nothing of theirs stands on a page but inside a `ConsentGate`.
 * A door of its own, so that only those who need it download it.
 */
export { ConsentGate, type ConsentGateProps } from './consent-gate.tsx';
export { serviceName } from './service-names.ts';
