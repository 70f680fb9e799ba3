import { css, Global } from '@emotion/react';
import { Alert, Button, Dialog, DialogActions, DialogContent, DialogTitle } from '@mui/material';
import { useId, useState } from 'react';
import { useTranslate } from 'react-admin';
import { ReactCrop } from 'react-image-crop';
import styles from 'react-image-crop/dist/ReactCrop.css';
import type { PictureCrop } from '@foyer/shared/api';
import { failureText } from '../edit/failure-text.ts';
import { mute, row, small, stack } from '../layout/surfaces.ts';
import { largestOf, leavesOut, partOfWhole } from './crop-shares.ts';
import type { LibraryPicture } from './picture-of.ts';

const FORMATS = [
  { name: '16:9', ratio: 16 / 9 },
  { name: '4:3', ratio: 4 / 3 },
  { name: '1:1', ratio: 1 },
  { name: '3:4', ratio: 3 / 4 },
];
const ALL: PictureCrop = { x: 0, y: 0, width: 1, height: 1 };
/** Smaller than this on the screen, the frame could not be held. */
const LEAST = 24;

/** Handles that can be met by a finger and seen on any picture; nothing moves by itself. */
const frame = css({
  '--rc-drag-handle-size': '24px',
  '--rc-drag-handle-mobile-size': '24px',
  '--rc-drag-handle-bg-colour': '#fff',
  '--rc-border-color': 'var(--ink)',
  '--rc-focus-color': 'var(--violet)',
  justifySelf: 'center',
  // The handles reach beyond the picture by half of their size.
  margin: '12px',
  '&& .ReactCrop__crop-selection.ReactCrop__crop-selection': { animation: 'none' },
  '&& .ReactCrop__child-wrapper > img': { width: 'auto', height: 'auto', maxHeight: 'min(26rem, 50vh)' },
});

interface CropDialogProps {
  picture: LibraryPicture;
  /** @param crop in shares of the whole picture; null for all of it @throws HttpFailure */
  write: (crop: PictureCrop | null) => Promise<void>;
  onClose: () => void;
}

/** Chooses a part of what is shown of a picture, by pointer or by keys, and what was cut off comes back here. */
export default function CropDialog({ picture, write, onClose }: CropDialogProps) {
  const t = useTranslate();
  const id = useId();
  const [format, setFormat] = useState<(typeof FORMATS)[number] | null>(null);
  const [part, setPart] = useState(ALL);
  const [failure, setFailure] = useState<string | null>(null);
  const [isBusy, setBusy] = useState<'part' | 'whole' | null>(null);
  const pixels = {
    width: Math.max(1, Math.round(part.width * picture.width)),
    height: Math.max(1, Math.round(part.height * picture.height)),
  };
  const percent = {
    unit: '%' as const,
    x: part.x * 100,
    y: part.y * 100,
    width: part.width * 100,
    height: part.height * 100,
  };

  function choose(chosen: (typeof FORMATS)[number] | null): void {
    setFormat(chosen);
    if (chosen) setPart(largestOf(chosen.ratio, picture.width / picture.height));
  }

  async function send(what: 'part' | 'whole'): Promise<void> {
    setBusy(what);
    setFailure(null);
    try {
      await write(what === 'part' ? partOfWhole(part, picture.crop) : null);
    } catch (error) {
      setFailure(failureText(error, t));
      setBusy(null);
    }
  }

  const close = () => isBusy === null && onClose();
  const label = (side: 'n' | 'e' | 's' | 'w' | 'nw' | 'ne' | 'se' | 'sw') =>
    t(side.length === 2 ? 'foyer.media.crop_corner' : 'foyer.media.crop_side', {
      place: t(`foyer.media.crop_places.${side}`),
    });
  return (
    <Dialog open onClose={close} fullWidth maxWidth="md" aria-labelledby={id}>
      <Global styles={styles} />
      <DialogTitle id={id}>{t('foyer.media.crop')}</DialogTitle>
      <DialogContent>
        <div css={stack}>
          <p css={small}>{t('foyer.media.crop_text')}</p>
          <div css={row} role="group" aria-label={t('foyer.media.crop_format')}>
            {[null, ...FORMATS].map((each) => (
              <Button
                key={each?.name ?? ''}
                variant={each === format ? 'contained' : 'outlined'}
                aria-pressed={each === format}
                disabled={isBusy !== null}
                onClick={() => choose(each)}
              >
                {each?.name ?? t('foyer.media.crop_free')}
              </Button>
            ))}
          </div>
          <ReactCrop
            css={frame}
            crop={percent}
            {...(format && { aspect: format.ratio })}
            keepSelection
            minWidth={LEAST}
            minHeight={LEAST}
            disabled={isBusy !== null}
            onChange={(_, { x, y, width, height }) =>
              setPart({ x: x / 100, y: y / 100, width: width / 100, height: height / 100 })
            }
            ariaLabels={{
              cropArea: t('foyer.media.crop_area'),
              nwDragHandle: label('nw'),
              nDragHandle: label('n'),
              neDragHandle: label('ne'),
              eDragHandle: label('e'),
              seDragHandle: label('se'),
              sDragHandle: label('s'),
              swDragHandle: label('sw'),
              wDragHandle: label('w'),
            }}
          >
            <img src={picture.preview} alt="" width={picture.width} height={picture.height} draggable={false} />
          </ReactCrop>
          <p css={[small, mute]} role="status">
            {t('foyer.media.crop_size', pixels)}
          </p>
          {picture.crop && <p css={[small, mute]}>{t('foyer.media.crop_whole_text')}</p>}
          {failure && <Alert severity="error">{failure}</Alert>}
        </div>
      </DialogContent>
      <DialogActions>
        {picture.crop && (
          <Button
            css={css({ marginRight: 'auto' })}
            loading={isBusy === 'whole'}
            disabled={isBusy !== null}
            onClick={() => void send('whole')}
          >
            {t('foyer.media.crop_whole')}
          </Button>
        )}
        <Button disabled={isBusy !== null} onClick={onClose}>
          {t('ra.action.cancel')}
        </Button>
        <Button
          variant="contained"
          loading={isBusy === 'part'}
          disabled={isBusy !== null || !leavesOut(part)}
          onClick={() => void send('part')}
        >
          {t('foyer.media.crop')}
        </Button>
      </DialogActions>
    </Dialog>
  );
}
