/** Where an event and its properties stand in a calendar. Lines are counted from 1. */
export interface EventLines {
  begin: number;
  /** Line of a property; where the event begins when it has none. */
  of: (property: string) => number;
}

/** Lines of the events of a calendar, in the order in which they stand. */
export function linesOfEvents(text: string): EventLines[] {
  const events: EventLines[] = [];
  let depth: string[] = [];
  let properties = new Map<string, number>();
  for (const [index, line] of text.split(/\r?\n/).entries()) {
    const [, name = '', value = ''] = /^([A-Za-z-]+)[^:]*:(.*)$/.exec(line) ?? [];
    const [property, what] = [name.toUpperCase(), value.trim().toUpperCase()];
    if (property === 'BEGIN') {
      depth = [...depth, what];
      if (what === 'VEVENT') {
        properties = new Map();
        events.push(linesFrom(index + 1, properties));
      }
    } else if (property === 'END') depth = depth.slice(0, -1);
    else if (property && depth.at(-1) === 'VEVENT' && !properties.has(property)) properties.set(property, index + 1);
  }
  return events;
}

const linesFrom = (begin: number, properties: ReadonlyMap<string, number>): EventLines => ({
  begin,
  of: (property) => properties.get(property) ?? begin,
});
