import type { Locale } from '../contract.ts';

/** The house's clock. All wall-clock times of the site are in this zone, wherever the visitor is. */
export const TIME_ZONE = 'Europe/Berlin';

type Instant = string | Date;

const LANGUAGE: Record<Locale, string> = { de: 'de-DE', en: 'en-GB' };

/** Formats of one language. Instants are ISO strings or Dates; days are `2026-12-04` in Berlin. */
export interface Formats {
  /** `19.30 Uhr`, on the hour `11 Uhr`; in English `19:30`. */
  time: (instant: Instant) => string;
  /** For columns: `19.30`, `11.00`; in English `19:30`. */
  clock: (instant: Instant) => string;
  /** `Freitag, 4. Dezember 2026`; in English `Friday 4 December 2026` */
  day: (instant: Instant) => string;
  /** `4. Dez. 2026` */
  dayShort: (instant: Instant) => string;
  /** `Freitag` */
  weekday: (instant: Instant) => string;
  /** `Fr` */
  weekdayShort: (instant: Instant) => string;
  /** `Dezember` */
  monthName: (instant: Instant) => string;
  /** `Dezember 2026` */
  month: (instant: Instant) => string;
  /** `04` */
  dayNumber: (instant: Instant) => string;
  /** `Freitag, 4. Dezember 2026, 19.30 bis 21.40 Uhr`; an end on another day is written out. */
  range: (start: Instant, end?: Instant | null) => string;
  /** `12 €`, `12,50 €`; in English `€12`, `€12.50`. */
  currency: (amount: number, currency?: string) => string;
  /** The day in Berlin: `2026-12-04`. */
  dayKey: (instant: Instant) => string;
}

/** A page formats the same instants many times, a server those of the same events for every page: Intl is asked once. */
const MAX_REMEMBERED = 1000;

/** Made when it is first needed: the first use of Intl costs a browser more than all the rest of this module. */
function lazily<T>(make: () => T): () => T {
  let made: T | undefined;
  return () => (made ??= make());
}

function formatter(language: string, options: Intl.DateTimeFormatOptions): (instant: Instant) => string {
  const format = lazily(() => new Intl.DateTimeFormat(language, { timeZone: TIME_ZONE, ...options }));
  const remembered = new Map<string | number, string>();
  return (instant) => {
    // No format shows seconds: what time it is now is the same for all pages of a minute.
    const key = typeof instant === 'string' ? instant : Math.floor(+instant / 60_000);
    let text = remembered.get(key);
    if (text === undefined) {
      text = format().format(new Date(instant));
      if (remembered.size >= MAX_REMEMBERED) remembered.clear();
      remembered.set(key, text);
    }
    return text;
  };
}

/** The day of an instant in Berlin: `2026-12-04`. Swedish writes days as ISO 8601 does. */
export const dayKey = formatter('sv-SE', {});

const made = new Map<Locale, Formats>();

/** The formats of a language; made once, since Intl's formatters are dear to make. */
export function formatsOf(locale: Locale): Formats {
  const formats = made.get(locale) ?? createFormats(locale);
  made.set(locale, formats);
  return formats;
}

/** Duden's and the Oxford guide's short months: Intl's differ between the ICU of Node and of browsers. */
const SHORT_MONTHS: Record<Locale, string[]> = {
  de: ['Jan.', 'Feb.', 'März', 'Apr.', 'Mai', 'Juni', 'Juli', 'Aug.', 'Sept.', 'Okt.', 'Nov.', 'Dez.'],
  en: ['Jan', 'Feb', 'Mar', 'Apr', 'May', 'June', 'July', 'Aug', 'Sept', 'Oct', 'Nov', 'Dec'],
};
const SYMBOLS: Record<string, string> = { EUR: '€', GBP: '£', USD: '$' };

/** Only single fields come from Intl; how they are joined is ours, since server and browser must write the same. */
function createFormats(locale: Locale): Formats {
  const german = locale === 'de';
  const hourMinute = formatter(LANGUAGE[locale], { hour: '2-digit', minute: '2-digit', hourCycle: 'h23' });
  const weekday = formatter(LANGUAGE[locale], { weekday: 'long' });
  const monthName = formatter(LANGUAGE[locale], { month: 'long' });
  const dayOf = (instant: Instant) => Number(dayKey(instant).slice(8));
  const yearOf = (instant: Instant) => dayKey(instant).slice(0, 4);

  const clock = (instant: Instant) => (german ? hourMinute(instant).replace(':', '.') : hourMinute(instant));
  const bare = (instant: Instant) =>
    german
      ? clock(instant)
          .replace(/\.00$/, '')
          .replace(/^0(\d)/, '$1')
      : clock(instant);
  const time = (instant: Instant) => (german ? `${bare(instant)} Uhr` : clock(instant));
  const day = (instant: Instant) =>
    german
      ? `${weekday(instant)}, ${dayOf(instant)}. ${monthName(instant)} ${yearOf(instant)}`
      : `${weekday(instant)} ${dayOf(instant)} ${monthName(instant)} ${yearOf(instant)}`;
  const shortMonth = (instant: Instant) => SHORT_MONTHS[locale][Number(dayKey(instant).slice(5, 7)) - 1] ?? '';
  const whole = lazily(() => new Intl.NumberFormat(LANGUAGE[locale], { maximumFractionDigits: 0 }));
  const cents = lazily(
    () => new Intl.NumberFormat(LANGUAGE[locale], { minimumFractionDigits: 2, maximumFractionDigits: 2 }),
  );
  return {
    time,
    clock,
    day,
    dayShort: (instant) => `${dayOf(instant)}${german ? '.' : ''} ${shortMonth(instant)} ${yearOf(instant)}`,
    weekday,
    weekdayShort: (instant) => weekday(instant).slice(0, german ? 2 : 3),
    monthName,
    month: (instant) => `${monthName(instant)} ${yearOf(instant)}`,
    dayNumber: (instant) => dayKey(instant).slice(8),
    dayKey,
    range: (start, end) => {
      if (!end || new Date(end) <= new Date(start)) return `${day(start)}, ${time(start)}`;
      const until = german ? ' bis ' : ' to ';
      return dayKey(start) === dayKey(end)
        ? `${day(start)}, ${bare(start)}${until}${time(end)}`
        : `${day(start)}, ${time(start)}${until}${day(end)}, ${time(end)}`;
    },
    currency: (amount, currency = 'EUR') => {
      const number = (Number.isInteger(amount) ? whole() : cents()).format(amount);
      const symbol = SYMBOLS[currency] ?? currency;
      return german
        ? `${number}\u00a0${symbol}`
        : symbol.length > 1
          ? `${symbol}\u00a0${number}`
          : `${symbol}${number}`;
    },
  };
}
