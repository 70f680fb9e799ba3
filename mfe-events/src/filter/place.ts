import type { ProgrammeQuery } from './programme-query.ts';

/** Where the filters stand, if not on the programme's own page: whose query they change, and how the visitor gets there. */
export interface FilterPlace {
  address: (to: ProgrammeQuery) => string;
  go: (address: string) => void;
}
