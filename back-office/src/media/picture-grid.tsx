import { css } from '@emotion/react';
import { useListContext, useTranslate } from 'react-admin';
import { Link } from 'react-router-dom';
import type { ResourceRecord } from '@foyer/shared/api';
import { badge, small } from '../layout/surfaces.ts';
import { changePath } from '../resources/paths.ts';
import { useLocale } from '../resources/resources.tsx';
import { type LibraryPicture, pictureOf } from './picture-of.ts';

const grid = css({
  margin: 0,
  padding: 0,
  listStyle: 'none',
  display: 'grid',
  gap: '1rem .75rem',
  gridTemplateColumns: 'repeat(auto-fill,minmax(9rem,1fr))',
});
const tile = css({
  display: 'block',
  width: '100%',
  padding: 0,
  border: 0,
  background: 'none',
  textAlign: 'left',
  textDecoration: 'none',
  cursor: 'pointer',
  '& img': { width: '100%', height: 'auto', aspectRatio: '4 / 3', objectFit: 'contain', background: 'var(--grey)' },
  '&:hover img': { outline: '2px solid var(--violet)' },
  '&[aria-pressed=true] img': { outline: '3px solid var(--violet)' },
});
const name = css({
  display: 'block',
  marginTop: '.375rem',
  overflow: 'hidden',
  textOverflow: 'ellipsis',
  whiteSpace: 'nowrap',
});
const lacks = css({ color: '#8a1c15' });

interface PictureGridProps {
  /** Without it, a picture leads to its record. */
  onPick?: (picture: LibraryPicture) => void;
  chosen?: number | null;
}

/** Pictures of a list, as pictures. */
export function PictureGrid({ onPick, chosen = null }: PictureGridProps) {
  const { data = [] } = useListContext<ResourceRecord>();
  return (
    <ul css={grid} className="pictures">
      {data.map((record) => {
        const picture = pictureOf(record);
        return (
          <li key={record.id}>
            {onPick ? (
              <button type="button" css={tile} aria-pressed={record.id === chosen} onClick={() => onPick(picture)}>
                <Tile picture={picture} />
              </button>
            ) : (
              <Link css={tile} to={changePath('pictures', record.id)}>
                <Tile picture={picture} />
              </Link>
            )}
          </li>
        );
      })}
    </ul>
  );
}

function Tile({ picture }: { picture: LibraryPicture }) {
  const t = useTranslate();
  const locale = useLocale();
  const title =
    picture.title[locale] || picture.title.de || picture.alt[locale] || t('foyer.list.untitled', { id: picture.id });
  return (
    <>
      <img src={picture.thumbnail} alt="" loading="lazy" width={picture.width} height={picture.height} />
      <span css={[small, name]}>{title}</span>
      {!(picture.alt.de && picture.alt.en) && <span css={[badge, lacks]}>{t('foyer.media.no_alt')}</span>}
    </>
  );
}
