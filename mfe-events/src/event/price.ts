import type { Formats, Translate } from '@foyer/shared';
import type { EventData } from './load.ts';

/** `12 bis 48 €`, `12 €`, `Eintritt frei`; null where nothing is said about it. */
export function priceOf(
  { price: { from, to, currency }, status }: Pick<EventData, 'price' | 'status'>,
  formats: Formats,
  t: Translate,
): string | null {
  const lowest = from ?? to;
  const highest = to ?? from;
  if (status === 'free_entrance' || highest === 0) return t('free_entrance');
  if (lowest === null || highest === null) return null;
  const dearest = formats.currency(highest, currency);
  if (lowest === highest) return dearest;
  // Where the sign follows the number, it need not be said twice.
  return t('priceRange', { from: formats.currency(lowest, currency).replace(/\D+$/, ''), to: dearest });
}
