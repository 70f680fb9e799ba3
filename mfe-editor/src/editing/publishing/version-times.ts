import type { PageVersion } from '@foyer/shared/api';
import { interfaceFormats } from '../texts/interface-formats.ts';
import { type InterfaceI18n, textsOf } from '../texts/interface-texts.ts';

type Made = Pick<PageVersion, 'created_at'>;

/** When versions were made, each in words of its own: to the second where several are of one minute. */
export function versionTimes(i18n: InterfaceI18n, versions: readonly Made[]): (version: Made) => string {
  const t = textsOf(i18n);
  const { dayShort, time, timeToSecond } = interfaceFormats(i18n);
  const toMinute = ({ created_at: at }: Made) => t('version', { date: dayShort(at), time: time(at) });
  const toSecond = ({ created_at: at }: Made) => t('version', { date: dayShort(at), time: timeToSecond(at) });
  const seen = versions.map(toMinute);
  const repeated = new Set(seen.filter((words, index) => seen.indexOf(words) !== index));
  return (version) => (repeated.has(toMinute(version)) ? toSecond(version) : toMinute(version));
}
