import { interfaceFormats } from './interface-formats.ts';
import { type InterfaceI18n, textsOf } from './interface-texts.ts';

/**
 * Words for each of several instants, by which they are told apart: to the second where several are of one minute.
 * @param instants ISO 8601
 */
export function distinctTimes(i18n: InterfaceI18n, instants: readonly string[]): (instant: string) => string {
  const t = textsOf(i18n);
  const { dayShort, time, timeToSecond } = interfaceFormats(i18n);
  const toMinute = (at: string) => t('version', { date: dayShort(at), time: time(at) });
  const toSecond = (at: string) => t('version', { date: dayShort(at), time: timeToSecond(at) });
  const seen = instants.map(toMinute);
  const repeated = new Set(seen.filter((words, index) => seen.indexOf(words) !== index));
  return (instant) => (repeated.has(toMinute(instant)) ? toSecond(instant) : toMinute(instant));
}
