import { observer, useFavourites } from '@foyer/shared';
import { badge, badgeRoom } from '../cart/badge.ts';
import { useTexts } from '../texts.ts';

/** To what the visitor has marked, and how much that is. */
export const FavouritesLink = observer(function FavouritesLink({
  href,
  className,
}: {
  href: string;
  className?: string;
}) {
  const t = useTexts();
  const count = useFavourites()?.count ?? 0;
  return (
    <a css={badgeRoom} className={className} href={href}>
      {t('favourites')}
      {count > 0 && (
        <span css={badge}>
          <span aria-hidden="true">{Math.min(count, 99)}</span>
          <span className="visually-hidden"> ({count})</span>
        </span>
      )}
    </a>
  );
});
