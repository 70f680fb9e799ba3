import type { PageVersion } from '@foyer/shared/api';
import { interfaceFormats } from '../texts/interface-formats.ts';
import { type InterfaceI18n, textsOf } from '../texts/interface-texts.ts';

/** When versions were made, each in words of its own: to the second where several are of one minute. */
export function versionTimes(
  i18n: InterfaceI18n,
  versions: readonly Pick<PageVersion, 'created_at'>[],
): (version: Pick<PageVersion, 'created_at'>) => string {
  const formats = interfaceFormats(i18n);
  const said = (at: string, time: string) => textsOf(i18n)('version', { date: formats.dayShort(at), time });
  const roughly = ({ created_at: at }: Pick<PageVersion, 'created_at'>) => said(at, formats.time(at));
  const seen = versions.map(roughly);
  const repeated = new Set(seen.filter((words, index) => seen.indexOf(words) !== index));
  return (version) => {
    const words = roughly(version);
    const { created_at: at } = version;
    return repeated.has(words) ? said(at, formats.timeToSecond(at)) : words;
  };
}
