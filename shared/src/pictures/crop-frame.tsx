import { css, Global } from '@emotion/react';
import { useState } from 'react';
import { ReactCrop } from 'react-image-crop';
import styles from 'react-image-crop/dist/ReactCrop.css';
import type { PictureCrop } from '../api/index.ts';
import { withMeasure } from './crop-shares.ts';

/** Smaller than this on the screen, in pixels, the frame could not be held. */
const LEAST = 24;

/** Handles that can be met by a finger and seen on any picture; nothing moves by itself. */
const frame = css({
  '--rc-drag-handle-size': '24px',
  '--rc-drag-handle-mobile-size': '24px',
  '--rc-drag-handle-bg-colour': '#fff',
  '--rc-border-color': '#0e1020',
  '--rc-focus-color': '#4a2bf0',
  justifySelf: 'center',
  // The handles reach beyond the picture by half of their size.
  margin: '12px',
  '&& .ReactCrop__crop-selection.ReactCrop__crop-selection': { animation: 'none' },
  '&& .ReactCrop__child-wrapper > img': { width: 'auto', height: 'auto', maxHeight: 'min(26rem, 50vh)' },
});

const measures = css({
  display: 'flex',
  flexWrap: 'wrap',
  justifyContent: 'center',
  gap: '.35rem .75rem',
  fontSize: '.875rem',
  '& label': { display: 'flex', alignItems: 'center', gap: '.35rem', '&::after': { content: '"%"' } },
  '& input': {
    width: '4.25rem',
    minHeight: '2rem',
    padding: '.2rem .4rem',
    font: 'inherit',
    color: 'inherit',
    background: 'transparent',
    border: '1px solid currentColor',
    borderRadius: 4,
  },
});

/** Where on the frame it is dragged. */
export type CropCorner = 'nw' | 'ne' | 'se' | 'sw';
export type CropSide = 'n' | 'e' | 's' | 'w';

export interface CropFrameProps {
  /** What is shown of the picture, in a size to work on; width and height in pixels. */
  picture: { url: string; width: number; height: number };
  /** In shares of what is shown. */
  part: PictureCrop;
  /** Width to height, where the shape is fixed. */
  ratio?: number | undefined;
  isDisabled?: boolean;
  /** Names of the frame and of what it is dragged by. */
  labels: {
    area: string;
    corner: (place: CropCorner) => string;
    side: (place: CropSide) => string;
    /** What is written in numbers: all of it, and each, in per cent. */
    measures: string;
    measure: (measure: keyof PictureCrop) => string;
  };
  onChange: (part: PictureCrop) => void;
}

const MEASURES = ['x', 'y', 'width', 'height'] as const;

/** Chooses a part of what is shown of a picture, by dragging, by arrow keys or in numbers. Brings a library along: see `CropFrame` of the door. */
export default function CropFrame({ picture, part, ratio, isDisabled = false, labels, onChange }: CropFrameProps) {
  const { x, y, width, height } = part;
  const shape = ratio && (ratio * picture.height) / picture.width;
  return (
    <>
      <Global styles={styles} />
      <ReactCrop
        css={frame}
        crop={{ unit: '%', x: x * 100, y: y * 100, width: width * 100, height: height * 100 }}
        {...(ratio !== undefined && { aspect: ratio })}
        keepSelection
        minWidth={LEAST}
        minHeight={LEAST}
        disabled={isDisabled}
        onChange={(_, percent) =>
          onChange({
            x: percent.x / 100,
            y: percent.y / 100,
            width: percent.width / 100,
            height: percent.height / 100,
          })
        }
        ariaLabels={{
          cropArea: labels.area,
          nwDragHandle: labels.corner('nw'),
          nDragHandle: labels.side('n'),
          neDragHandle: labels.corner('ne'),
          eDragHandle: labels.side('e'),
          seDragHandle: labels.corner('se'),
          sDragHandle: labels.side('s'),
          swDragHandle: labels.corner('sw'),
          wDragHandle: labels.side('w'),
        }}
      >
        <img src={picture.url} alt="" width={picture.width} height={picture.height} draggable={false} />
      </ReactCrop>
      <div css={measures} role="group" aria-label={labels.measures}>
        {MEASURES.map((measure) => (
          <label key={measure}>
            {labels.measure(measure)}
            <Percent
              share={part[measure]}
              isDisabled={isDisabled}
              onChange={(share) => onChange(withMeasure(part, measure, share, shape))}
            />
          </label>
        ))}
      </div>
    </>
  );
}

/** A share in whole per cent. What is being typed stands there until the field is left. */
function Percent({
  share,
  isDisabled,
  onChange,
}: {
  share: number;
  isDisabled: boolean;
  onChange: (share: number) => void;
}) {
  const [typed, setTyped] = useState<string | null>(null);
  return (
    <input
      type="number"
      min={0}
      max={100}
      disabled={isDisabled}
      value={typed ?? Math.round(share * 100)}
      onChange={({ target }) => {
        setTyped(target.value);
        if (target.value !== '' && target.validity.valid) onChange(target.valueAsNumber / 100);
      }}
      onBlur={() => setTyped(null)}
      // It sends no form that this stands in.
      onKeyDown={(event) => event.key === 'Enter' && event.preventDefault()}
    />
  );
}
