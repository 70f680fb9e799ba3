import { dayKey, type Formats, formatsOf } from '@foyer/shared';
import type { InterfaceI18n } from './interface-texts.ts';

/** Days and times as the language of the interface writes them; the site itself has German and English only. */
export function interfaceFormats({ language }: Pick<InterfaceI18n, 'language'>): Pick<Formats, 'dayShort' | 'time'> {
  if (language === 'de' || language === 'en') return formatsOf(language);
  const { time } = formatsOf('en');
  return {
    time,
    dayShort: (instant) => {
      const [year, month, day] = dayKey(instant).split('-').map(Number);
      return language === 'ja' ? `${year}/${month}/${day}` : `${day}. ${month}. ${year}`;
    },
  };
}
