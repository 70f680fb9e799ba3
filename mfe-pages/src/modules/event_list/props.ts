import type { JsonObject } from '@foyer/shared';
import { fieldsOf, numberOf, textOf, type Fields } from '../fields.ts';

const FILTERS = ['room', 'type', 'tag', 'series', 'genre'] as const;

/** What the programme's widget is asked for: dates, filters and how many. Fields left empty are left out. */
export function eventListProps(module: Fields): JsonObject {
  const filters = fieldsOf(module.filters);
  const props: JsonObject = {};
  const put = (name: string, value: unknown) => {
    const known = numberOf(value) ?? textOf(value);
    if (known !== '') props[name] = known;
  };
  put('date_from', module.date_from);
  put('date_to', module.date_to);
  for (const name of FILTERS) put(name, filters[name]);
  put('tag', module.tag);
  return props;
}
