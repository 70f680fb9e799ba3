import type { DayGroup } from '../days/group-by-day.ts';
import type { RowTools } from '../rows/row-tools.ts';

/** What every look of the programme is made from. */
export type StyledDays = { groups: DayGroup[] } & RowTools;
