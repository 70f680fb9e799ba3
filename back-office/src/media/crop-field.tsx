import { css } from '@emotion/react';
import { Button } from '@mui/material';
import { useState } from 'react';
import { useNotify, useTranslate } from 'react-admin';
import { useFormContext, useFormState, useWatch } from 'react-hook-form';
import type { PictureCrop, ResourceRecord } from '@foyer/shared/api';
import type { Reply } from '../api/http.ts';
import { mute, row, small } from '../layout/surfaces.ts';
import { useRecords } from '../resources/resources.tsx';
import { CropDialog } from './crop-dialog.tsx';
import { pictureOf } from './picture-of.ts';

/**
 * Cuts the picture of a record's form. It is written at once, and the form goes on with the record as it is then: offered as long
 * as nothing else is unsaved.
 */
export function CropField({ onWritten }: { onWritten: (version: Reply<ResourceRecord>) => void }) {
  const t = useTranslate();
  const notify = useNotify();
  const records = useRecords();
  const { control } = useFormContext();
  const { isDirty } = useFormState({ control });
  const picture = pictureOf(useWatch({ control }) as ResourceRecord);
  const [isOpen, setOpen] = useState(false);
  if (!picture.url) return null;

  async function write(crop: PictureCrop | null): Promise<void> {
    const version = await records.crop(picture.id, crop);
    setOpen(false);
    onWritten(version);
    notify(crop ? 'foyer.media.cropped' : 'foyer.media.uncropped', { type: 'success' });
  }

  return (
    <div css={row}>
      <Button variant="outlined" disabled={isDirty} onClick={() => setOpen(true)}>
        {t('foyer.media.crop')}
      </Button>
      <span css={[small, mute]}>{t('foyer.media.crop_size', { width: picture.width, height: picture.height })}</span>
      {isDirty && <p css={[small, mute, css({ flexBasis: '100%' })]}>{t('foyer.media.crop_first')}</p>}
      {isOpen && <CropDialog picture={picture} write={write} onClose={() => setOpen(false)} />}
    </div>
  );
}
