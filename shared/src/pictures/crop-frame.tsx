import { css, Global } from '@emotion/react';
import { ReactCrop } from 'react-image-crop';
import styles from 'react-image-crop/dist/ReactCrop.css';
import type { PictureCrop } from '../api/index.ts';

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
  labels: { area: string; corner: (place: CropCorner) => string; side: (place: CropSide) => string };
  onChange: (part: PictureCrop) => void;
}

/** Chooses a part of what is shown of a picture, by pointer or by arrow keys. Brings a library along: see `CropFrame` of the door. */
export default function CropFrame({ picture, part, ratio, isDisabled = false, labels, onChange }: CropFrameProps) {
  const { x, y, width, height } = part;
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
    </>
  );
}
