import type { Static, TSchema } from 'typebox';
import { type Event, EventSchema } from '../api/programme.ts';

/** What this reads of a schema. */
interface Described {
  type?: string;
  anyOf?: Described[];
  enum?: unknown[];
  properties?: Record<string, Described>;
}

const BLANKS: Record<string, unknown> = { string: '', integer: 0, number: 0, boolean: false, array: [], null: null };

/**
 * An answer of the content service with all that its schema names and nothing in it: no text, zero, null where there may be nothing, the first of
 * what can be chosen. Tests say what they are about, and a new field is there without them.
 */
export const blankAnswer = <Schema extends TSchema>(schema: Schema): Static<Schema> =>
  structuredClone(blankOf(schema as Described)) as Static<Schema>;

function blankOf({ type = 'null', anyOf, enum: choices, properties }: Described): unknown {
  if (anyOf) return anyOf.some((one) => one.type === 'null') ? null : blankOf(anyOf[0] ?? {});
  if (choices) return choices[0];
  if (properties)
    return Object.fromEntries(Object.entries(properties).map(([name, schema]) => [name, blankOf(schema)]));
  return BLANKS[type];
}

/** An event of which nothing is known; see `blankAnswer`. */
export const blankEvent = (): Event => blankAnswer(EventSchema);
