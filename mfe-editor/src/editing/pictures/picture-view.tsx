import { css } from '@emotion/react';
import { observer } from '@foyer/shared';
import {
  ALL_OF_IT,
  CROP_FORMATS,
  type CropFormat,
  CropFrame,
  FocalPoint,
  FocalPreviews,
  largestOf,
  pixelsOf,
} from '@foyer/shared/pictures';
import { Suspense, useState } from 'react';
import type { Editing } from '../editing.ts';
import { button, muted, outlined } from '../look.ts';
import { useTexts } from '../texts/interface-texts.ts';
import type { PictureForm } from './picture-form.ts';

const stack = css({ display: 'grid', gap: '.6rem', minWidth: 0, '& p': { margin: 0 } });
const line = css({ display: 'flex', flexWrap: 'wrap', gap: '.35rem' });
const previews = css({
  display: 'grid',
  gridTemplateColumns: 'repeat(3, minmax(0, 7rem))',
  gap: '.6rem',
  alignItems: 'end',
});

interface PictureViewProps {
  editing: Editing;
  form: PictureForm;
  isDisabled: boolean;
}

/** What is shown of a picture: the point that stays in sight, or the part of it that is left. */
export const PictureView = observer(function PictureView(props: PictureViewProps) {
  const t = useTexts(props.editing.i18n);
  const [isCropping, setCropping] = useState(false);
  return (
    <div css={stack}>
      <div css={line} role="group" aria-label={t('picture.view')}>
        {[false, true].map((crops) => (
          <button
            key={String(crops)}
            type="button"
            css={[button, outlined]}
            aria-pressed={isCropping === crops}
            onClick={() => setCropping(crops)}
          >
            {t(crops ? 'picture.crop' : 'picture.focal')}
          </button>
        ))}
      </div>
      {isCropping ? <Crop {...props} /> : <Focus {...props} />}
    </div>
  );
});

const Focus = observer(function Focus({ editing, form }: PictureViewProps) {
  const t = useTexts(editing.i18n);
  const { width, height, thumbnails } = form.kept.record;
  const { focal_x: x, focal_y: y } = form.values;
  const { url } = thumbnails.medium;
  return (
    <>
      <FocalPoint
        url={url}
        width={width}
        height={height}
        x={x}
        y={y}
        name={t('picture.focal')}
        label={(place) => t('picture.focalAt', place)}
        onChange={(across, down) => form.focus(across, down)}
      />
      <p css={muted}>{t('picture.focalHelp')}</p>
      <div css={previews} aria-hidden="true">
        <FocalPreviews url={url} x={x} y={y} />
      </div>
    </>
  );
});

const Crop = observer(function Crop({ editing, form, isDisabled }: PictureViewProps) {
  const t = useTexts(editing.i18n);
  const [format, setFormat] = useState<CropFormat | null>(null);
  const { width, height, thumbnails, crop } = form.kept.record;
  const part = typeof form.cut === 'object' ? form.cut : ALL_OF_IT;
  const isWhole = form.cut === 'whole';
  const choose = (chosen: CropFormat | null) => {
    setFormat(chosen);
    form.crop(chosen ? largestOf(chosen.ratio, width / height) : part);
  };
  const placed = (key: string) => (place: string) => t(key, { place: t(`picture.place.${place}`) });
  const pixels = pixelsOf(part, { width, height });
  const place = { x: Math.round(part.x * 100), y: Math.round(part.y * 100) };
  return (
    <>
      <div css={line} role="group" aria-label={t('field.format')}>
        {[null, ...CROP_FORMATS].map((each) => (
          <button
            key={each?.name ?? ''}
            type="button"
            css={[button, outlined]}
            aria-pressed={!isWhole && each === format}
            disabled={isDisabled}
            onClick={() => choose(each)}
          >
            {each?.name ?? t('picture.free')}
          </button>
        ))}
        {crop && (
          <button
            type="button"
            css={[button, outlined]}
            aria-pressed={isWhole}
            disabled={isDisabled}
            onClick={() => form.crop(isWhole ? 'stays' : 'whole')}
          >
            {t('picture.whole')}
          </button>
        )}
      </div>
      <Suspense>
        <CropFrame
          picture={{ url: thumbnails.medium.url, width, height }}
          part={part}
          ratio={format?.ratio}
          isDisabled={isDisabled || isWhole}
          labels={{
            area: t('picture.area'),
            corner: placed('picture.corner'),
            side: placed('picture.side'),
            measures: t('picture.measures'),
            measure: (measure) => t(`picture.measure.${measure}`),
          }}
          onChange={(chosen) => form.crop(chosen)}
        />
      </Suspense>
      <p role="status">{isWhole ? t('picture.wholeAgain') : t('picture.part', { ...pixels, ...place })}</p>
      <p css={muted}>{t('picture.cropHelp')}</p>
    </>
  );
});
