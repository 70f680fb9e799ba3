import { dayKey, type Formats, formatsOf, TIME_ZONE } from '@foyer/shared';
import type { InterfaceI18n } from './interface-texts.ts';

/** Days and times as the language of the interface writes them. */
export interface InterfaceFormats extends Pick<Formats, 'dayShort' | 'time'> {
  /** `19.30.07 Uhr`; in English `19:30:07`. */
  timeToSecond: Formats['time'];
}

const toSecond = new Intl.DateTimeFormat('en-GB', { timeZone: TIME_ZONE, timeStyle: 'medium' });

/** The site itself has German and English only. */
export function interfaceFormats({ language }: Pick<InterfaceI18n, 'language'>): InterfaceFormats {
  const timeToSecond = (instant: string | Date): string => toSecond.format(new Date(instant));
  if (language === 'de')
    return {
      ...formatsOf(language),
      timeToSecond: (instant) => `${timeToSecond(instant).replaceAll(':', '.')} Uhr`,
    };
  if (language === 'en') return { ...formatsOf(language), timeToSecond };
  return {
    time: formatsOf('en').time,
    timeToSecond,
    dayShort: (instant) => {
      const [year, month, day] = dayKey(instant).split('-').map(Number);
      return language === 'ja' ? `${year}/${month}/${day}` : `${day}. ${month}. ${year}`;
    },
  };
}
