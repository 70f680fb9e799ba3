import { css } from '@emotion/react';
import { useId } from 'react';
import { useTranslate } from 'react-admin';
import { useFormContext, useWatch } from 'react-hook-form';
import type { ResourceRecord } from '@foyer/shared/api';
import { mute, small } from '../layout/surfaces.ts';
import { FocalPoint } from './focal-point.tsx';
import { pictureOf } from './picture-of.ts';

/** The whole picture with its focal point, in the form of a picture's record. */
export function FocalField() {
  const t = useTranslate();
  const id = useId();
  const { setValue } = useFormContext();
  const record = useWatch() as ResourceRecord;
  const picture = pictureOf(record);
  if (!picture.url) return null;
  return (
    <div css={css({ display: 'grid', gap: '.5rem' })}>
      <p id={id} css={css({ fontSize: '.875rem', fontWeight: 600 })}>
        {t('foyer.media.focal')}
      </p>
      <FocalPoint
        url={picture.preview}
        width={picture.width}
        height={picture.height}
        x={picture.focalX}
        y={picture.focalY}
        onChange={(x, y) => {
          setValue('focal_x', x, { shouldDirty: true });
          setValue('focal_y', y, { shouldDirty: true });
        }}
      />
      <p css={[small, mute]}>{t('foyer.media.focal_help')}</p>
    </div>
  );
}
