import { FoyerError } from '@foyer/shared';
import { nameOf, type Rule } from './rule.ts';

/** No other active remote has a widget of the same name. */
export const widgets: Rule = ({ manifest }, { others }) => {
  for (const other of others) {
    const same = Object.keys(manifest.widgets).find((widget) => other.widgets[widget]);
    if (same)
      return new FoyerError(
        'FOYER-110',
        `${nameOf(manifest)}: ${nameOf(other)} has a widget "${same}" already: choose another name`,
      );
  }
  return null;
};
