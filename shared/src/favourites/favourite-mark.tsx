import { css } from '@emotion/react';
import { observer } from 'mobx-react-lite';
import { useMessages } from '../fragment/hooks.ts';
import type { FavouriteKind } from '../stores/favourites-store.ts';
import { FavouriteShape, favouriteMessages } from './shape.tsx';
import { useFavourites } from './use-favourites.ts';

/** Takes no room of its own, so that nothing moves when the browser brings it. */
const mark = css({
  display: 'inline-block',
  width: '.56em',
  height: '.7em',
  marginInline: '.3em -.86em',
  fill: 'currentColor',
});

/** After the title of a thing in a list: that the visitor has marked it. Only the browser knows, so the server sends nothing of it. */
export const FavouriteMark = observer(function FavouriteMark({ kind, id }: { kind: FavouriteKind; id: number }) {
  return useFavourites()?.has(kind, id) ? <Mark /> : null;
});

function Mark() {
  const t = useMessages('foyer.favourites', favouriteMessages);
  return (
    <span role="img" aria-label={t('favourite')}>
      <FavouriteShape css={mark} />
    </span>
  );
}
