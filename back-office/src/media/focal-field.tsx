import { css } from '@emotion/react';
import { useId } from 'react';
import { useTranslate } from 'react-admin';
import { useFormContext, useWatch } from 'react-hook-form';
import type { ResourceRecord } from '@foyer/shared/api';
import { FocalPoint, FocalPreviews } from '@foyer/shared/pictures';
import { fromTablet } from '../layout/breakpoints.ts';
import { mute, small } from '../layout/surfaces.ts';
import { pictureOf } from './picture-of.ts';

const stacked = css({ display: 'grid', gap: '.5rem', alignContent: 'start' });
const both = css({
  display: 'grid',
  gap: '1rem',
  gridTemplateColumns: 'minmax(0,1fr)',
  [fromTablet]: { gridTemplateColumns: 'minmax(0,1fr) 9rem' },
});
const previews = css({
  display: 'flex',
  gap: '.75rem',
  alignItems: 'end',
  flexWrap: 'wrap',
  [fromTablet]: { display: 'grid', alignContent: 'start' },
  '& span': { width: '100%' },
  '& img': { width: '6rem', [fromTablet]: { width: '100%' } },
});

/** The whole picture with its focal point, in the form of a picture's record. */
export function FocalField() {
  const t = useTranslate();
  const id = useId();
  const { setValue } = useFormContext();
  const record = useWatch() as ResourceRecord;
  const picture = pictureOf(record);
  if (!picture.url) return null;
  const { preview: url, width, height, focalX: x, focalY: y } = picture;
  return (
    <div css={stacked}>
      <p id={id} css={css({ fontSize: '.875rem', fontWeight: 600 })}>
        {t('foyer.media.focal')}
      </p>
      <div css={both}>
        <div css={stacked}>
          <FocalPoint
            url={url}
            width={width}
            height={height}
            x={x}
            y={y}
            name={t('foyer.media.focal')}
            label={(place) => t('foyer.media.focal_at', place)}
            onChange={(across, down) => {
              setValue('focal_x', across, { shouldDirty: true });
              setValue('focal_y', down, { shouldDirty: true });
            }}
          />
          <p css={[small, mute]}>{t('foyer.media.focal_help')}</p>
        </div>
        <div css={previews} aria-hidden="true">
          <span css={[small, mute]}>{t('foyer.media.crops')}</span>
          <FocalPreviews url={url} x={x} y={y} />
        </div>
      </div>
    </div>
  );
}
