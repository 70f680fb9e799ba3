/** The door to what shell, service and the form itself agree on about forms. Plain data: nothing here renders. */
export * from './asked-fields.ts';
export * from './default-value.ts';
export * from './field-types.ts';
export { MAX_FILE_BYTES, POSTED_FORM } from './posted-form.ts';
export * from './text-rules.ts';
