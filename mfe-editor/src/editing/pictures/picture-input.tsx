import { css } from '@emotion/react';
import { observer } from '@foyer/shared';
import type { Editing } from '../editing.ts';
import { button, outlined } from '../look.ts';
import { useTexts } from '../texts/interface-texts.ts';

const row = css({
  display: 'flex',
  flexWrap: 'wrap',
  gap: '.35rem',
  alignItems: 'center',
  '& > button': { flex: 'none' },
  '& img': { width: '5rem', height: '3.25rem', objectFit: 'cover', borderRadius: '.2rem' },
});

interface PictureInputProps {
  editing: Editing;
  /** Of the module. */
  id: number;
  value: unknown;
  write: (value: unknown) => void;
}

/** A picture of the library, found and edited in place. The service may say later what it looks like. */
export const PictureInput = observer(function PictureInput({ editing, id, value, write }: PictureInputProps) {
  const { session, finder, pictures, i18n } = editing;
  const t = useTexts(i18n);
  const known = session.references[id]?.[session.language];
  const thumbnail = (known?.['image_thumbnails'] as { small?: { url: string } } | undefined)?.small?.url;
  const alt = (known?.['image_obj'] as { alt?: string } | undefined)?.alt;
  const choose = async () => {
    const found = await finder.find({ kinds: ['pictures'] });
    if (!found) return;
    pictures.showIn(id, found.record);
    write(found.id);
  };
  return (
    <div css={row}>
      {thumbnail && value !== null && <img src={thumbnail} alt={alt ?? ''} />}
      <button type="button" css={[button, outlined]} onClick={() => void choose()}>
        {t(value === null ? 'picture.choose' : 'picture.change')}
      </button>
      {value !== null && (
        <>
          <button type="button" css={button} onClick={() => pictures.edit(id)}>
            {t('picture.edit')}
          </button>
          <button
            type="button"
            css={button}
            onClick={() => {
              session.preview(id, { image_obj: null, image_thumbnails: null });
              write(null);
            }}
          >
            {t('picture.remove')}
          </button>
        </>
      )}
    </div>
  );
});
