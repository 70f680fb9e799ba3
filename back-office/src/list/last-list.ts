import { listPath } from '../resources/paths.ts';

/** Search, filters, order and page of each list, as its address last said them in this window. */
const queries = new Map<string, string>();

/** Remembers how a list is looked through. @param query of its address, with `?`; empty for the whole list */
export const keepList = (resource: string, query: string): void => void queries.set(resource, query);

/** Where somebody goes on who comes back from a record. */
export const lastListPath = (resource: string): string => listPath(resource) + (queries.get(resource) ?? '');
