/** The door to what shell, service and the form itself agree on about forms. Plain data: nothing here renders. */
export * from './asked-fields.ts';
export { POSTED_FORM } from './posted-form.ts';
export { TELEPHONE } from './telephone.ts';
