import { dayKey, type Formats, formatsOf } from '@foyer/shared';
import type { InterfaceI18n } from './interface-texts.ts';

/** Days and times as the language of the interface writes them. */
export interface InterfaceFormats extends Pick<Formats, 'dayShort' | 'time'> {
  /** `19.30.07 Uhr`; in English `19:30:07`. */
  timeToSecond: Formats['time'];
}

/** The site itself has German and English only. */
export function interfaceFormats({ language }: Pick<InterfaceI18n, 'language'>): InterfaceFormats {
  const formats = formatsOf(language === 'de' ? 'de' : 'en');
  const timeToSecond: Formats['time'] = (instant) => {
    const second = String(new Date(instant).getSeconds()).padStart(2, '0');
    return language === 'de' ? `${formats.clock(instant)}.${second} Uhr` : `${formats.clock(instant)}:${second}`;
  };
  if (language === 'de' || language === 'en') return { ...formats, timeToSecond };
  return {
    time: formats.time,
    timeToSecond,
    dayShort: (instant) => {
      const [year, month, day] = dayKey(instant).split('-').map(Number);
      return language === 'ja' ? `${year}/${month}/${day}` : `${day}. ${month}. ${year}`;
    },
  };
}
