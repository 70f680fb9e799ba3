import { dayKey, type Formats, type Translate } from '@foyer/shared';

interface Run {
  from: string | null;
  to: string | null;
}

/** `ab 4. Dez. 2026` before it begins, `bis 28. März 2027` while it runs, both days when it is over; null where nothing is known. */
export function periodOf({ from, to }: Run, now: Date, formats: Formats, t: Translate): string | null {
  const today = dayKey(now);
  const dayOf = (day: string) => formats.dayShort(day).replaceAll(' ', '\u00a0');
  const first = from && dayOf(from);
  const last = to && dayOf(to);
  if (first && first === last) return first;
  if (first && (from > today || !last)) return t('period.from', { day: first });
  if (last && (to >= today || !first)) return t('period.until', { day: last });
  return first && last ? t('period.both', { from: first, to: last }) : null;
}

/** Texts of a period; every fragment that shows one adds them to its own. */
export const periodMessages = {
  de: { 'period.from': 'ab {{day}}', 'period.until': 'bis {{day}}', 'period.both': '{{from}} bis {{to}}' },
  en: { 'period.from': 'from {{day}}', 'period.until': 'until {{day}}', 'period.both': '{{from}} to {{to}}' },
};
