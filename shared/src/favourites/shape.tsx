import type { Messages } from '../i18n/i18n.ts';

export const favouriteMessages = { de: { favourite: 'Favorit' }, en: { favourite: 'Favourite' } } satisfies Messages;

/** A ribbon, as in a book. */
export function FavouriteShape({ className }: { className?: string }) {
  return (
    <svg className={className} viewBox="0 0 12 15" aria-hidden="true">
      <path d="M1 1h10v13L6 10.2 1 14z" />
    </svg>
  );
}
