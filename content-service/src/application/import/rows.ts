import Type, { type Static } from 'typebox';

/** What is wrong, and where: line of the file, counted from 1, and column or property. */
export const FaultSchema = Type.Object({ line: Type.Integer(), column: Type.String(), message: Type.String() });
export type Fault = Static<typeof FaultSchema>;

/** A text of the file, and where it stands. */
export interface Cell {
  text: string;
  line: number;
  /** As the file calls it: `start`, `DTSTART`. */
  column: string;
}

/** An event as a file has it: texts by the names of our columns. */
export interface Row {
  line: number;
  cells: ReadonlyMap<string, Cell>;
  /** For new events only: an event that is there keeps what it has. */
  defaults: ReadonlyMap<string, Cell>;
}

export interface ReadFile {
  rows: Row[];
  faults: Fault[];
  /** What the file has and the import leaves out. */
  notes: string[];
  /** Series whose single dates have ids of their own, `<series>/<instant>`. */
  series: string[];
}

/** A text that a column does not take. */
export class CellFault extends Error {
  override readonly name = 'CellFault';
}

export const faultAt = ({ line, column }: Pick<Cell, 'line' | 'column'>, message: string): Fault => ({
  line,
  column,
  message,
});
