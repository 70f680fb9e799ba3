import { css } from '@emotion/react';
import { Alert, Button, Dialog, DialogActions, DialogContent, DialogTitle, LinearProgress } from '@mui/material';
import { Suspense, useId, useState } from 'react';
import { useTranslate } from 'react-admin';
import type { PictureCrop } from '@foyer/shared/api';
import {
  ALL_OF_IT,
  CROP_FORMATS,
  type CropFormat,
  CropFrame,
  largestOf,
  leavesOut,
  partOfWhole,
  pixelsOf,
} from '@foyer/shared/pictures';
import { failureText } from '../edit/failure-text.ts';
import { BusyButton } from '../layout/busy-button.tsx';
import { mute, row, small, stack } from '../layout/surfaces.ts';
import { useLocale } from '../resources/resources.tsx';
import type { LibraryPicture } from './picture-of.ts';

interface CropDialogProps {
  picture: LibraryPicture;
  /** @param crop in shares of the whole picture; null for all of it @throws HttpFailure */
  write: (crop: PictureCrop | null) => Promise<void>;
  onClose: () => void;
}

/** Chooses a part of what is shown of a picture, by pointer or by keys, and what was cut off comes back here. */
export function CropDialog({ picture, write, onClose }: CropDialogProps) {
  const t = useTranslate();
  const locale = useLocale();
  const id = useId();
  const [format, setFormat] = useState<CropFormat | null>(null);
  const [part, setPart] = useState(ALL_OF_IT);
  const [failure, setFailure] = useState<string | null>(null);
  const [isBusy, setBusy] = useState<'part' | 'whole' | null>(null);

  function choose(chosen: CropFormat | null): void {
    setFormat(chosen);
    if (chosen) setPart(largestOf(chosen.ratio, picture.width / picture.height));
  }

  async function send(what: 'part' | 'whole'): Promise<void> {
    setBusy(what);
    setFailure(null);
    try {
      await write(what === 'part' ? partOfWhole(part, picture.crop) : null);
    } catch (error) {
      setFailure(failureText(error, { t, locale }));
      setBusy(null);
    }
  }

  const close = () => isBusy === null && onClose();
  const placed = (key: string) => (place: string) =>
    t(`foyer.media.${key}`, { place: t(`foyer.media.crop_places.${place}`) });
  return (
    <Dialog open onClose={close} fullWidth maxWidth="md" aria-labelledby={id} aria-describedby={`${id}-text`}>
      <DialogTitle id={id}>{t('foyer.media.crop')}</DialogTitle>
      <DialogContent>
        <div css={stack}>
          <p css={small} id={`${id}-text`}>
            {t('foyer.media.crop_text')}
          </p>
          <div css={row} role="group" aria-label={t('foyer.media.crop_format')}>
            {[null, ...CROP_FORMATS].map((each) => (
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
          <Suspense fallback={<LinearProgress aria-label={t('ra.page.loading')} />}>
            <CropFrame
              picture={{ url: picture.preview, width: picture.width, height: picture.height }}
              part={part}
              ratio={format?.ratio}
              isDisabled={isBusy !== null}
              labels={{
                area: t('foyer.media.crop_area'),
                corner: placed('crop_corner'),
                side: placed('crop_side'),
                measures: t('foyer.media.crop_measures'),
                measure: (measure) => t(`foyer.media.crop_measure.${measure}`),
              }}
              onChange={setPart}
            />
          </Suspense>
          <p css={[small, mute]} role="status">
            {t('foyer.media.crop_size', pixelsOf(part, picture))}
          </p>
          {picture.crop && <p css={[small, mute]}>{t('foyer.media.crop_whole_text')}</p>}
          {failure && <Alert severity="error">{failure}</Alert>}
        </div>
      </DialogContent>
      <DialogActions>
        {picture.crop && (
          <BusyButton
            css={css({ marginRight: 'auto' })}
            isBusy={isBusy === 'whole'}
            isOff={isBusy !== null}
            onClick={() => void send('whole')}
          >
            {t('foyer.media.crop_whole')}
          </BusyButton>
        )}
        <Button disabled={isBusy !== null} onClick={onClose}>
          {t('ra.action.cancel')}
        </Button>
        <BusyButton
          variant="contained"
          isBusy={isBusy === 'part'}
          isOff={isBusy !== null || !leavesOut(part)}
          onClick={() => void send('part')}
        >
          {t('foyer.media.crop')}
        </BusyButton>
      </DialogActions>
    </Dialog>
  );
}
