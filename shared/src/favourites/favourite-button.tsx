import { css } from '@emotion/react';
import { observer } from 'mobx-react-lite';
import { Chip } from '../design/chip.tsx';
import { withoutScripts } from '../design/media.ts';
import { useMessages } from '../fragment/hooks.ts';
import type { FavouriteKind } from '../stores/favourites-store.ts';
import { FavouriteShape, favouriteMessages } from './shape.tsx';
import { useFavourites } from './use-favourites.ts';

/** Keeps its room until the browser knows what is marked; without JavaScript there is nothing to mark with. */
const button = css({
  '&[data-waiting]': { visibility: 'hidden' },
  [withoutScripts]: { display: 'none' },
  '& > svg': { width: '.8em', height: '1em', fill: 'none', stroke: 'currentColor', strokeWidth: 1.5 },
  '&[aria-pressed=true] > svg': { fill: 'currentColor' },
});

interface FavouriteButtonProps {
  kind: FavouriteKind;
  id: number;
  /** What is marked, where the page does not say it: in lists. */
  title?: string;
}

/** Marks a thing as the visitor's favourite, or no longer. */
export const FavouriteButton = observer(function FavouriteButton({ kind, id, title }: FavouriteButtonProps) {
  const t = useMessages('foyer.favourites', favouriteMessages);
  const favourites = useFavourites();
  const name = t('favourite');
  return (
    <Chip
      css={button}
      data-waiting={favourites ? undefined : ''}
      pressed={favourites?.has(kind, id) ?? false}
      aria-label={title && `${name}: ${title}`}
      onClick={() => favourites?.toggle(kind, id)}
    >
      <FavouriteShape />
      {name}
    </Chip>
  );
});
