import type { FormField } from '@foyer/shared/api';

/** Id of a field's control on the page, to which its label and the summary of errors lead. @param form id of the form on the page */
export const idOf = (form: string, field: Pick<FormField, 'id'>): string => `${form}${field.id}`;
