import type { ModuleRow } from '@foyer/shared/modules';
import type { Editing } from '../editing.ts';
import { interfaceFormats } from '../texts/interface-formats.ts';
import { textsOf } from '../texts/interface-texts.ts';

/** What keeps visitors from seeing a module now: that its time has not come, or is over. Empty when nothing does. */
export function notNow({ i18n }: Pick<Editing, 'i18n'>, { fields }: ModuleRow, now = Date.now()): string {
  const at = (field: string) => {
    const instant = fields[field];
    return typeof instant === 'string' ? Date.parse(instant) : Number.NaN;
  };
  const said = (key: string, instant: number) => {
    const formats = interfaceFormats(i18n);
    const iso = new Date(instant).toISOString();
    return textsOf(i18n)(key, { date: formats.dayShort(iso), time: formats.time(iso) });
  };
  const [from, to] = [at('online_from'), at('online_to')];
  if (from > now) return said('online.later', from);
  return to < now ? said('online.over', to) : '';
}
