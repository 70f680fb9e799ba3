import { css } from '@emotion/react';
import { Button, Dialog, DialogActions, DialogContent, DialogTitle } from '@mui/material';
import { useRef, useState } from 'react';
import { useGetMany } from 'react-admin';
import { Link } from 'react-router-dom';
import type { ResourceRecord } from '@foyer/shared/api';
import { FieldShell } from '../inputs/field-shell.tsx';
import { type FieldProps, useField } from '../inputs/use-field.ts';
import { mute, row, small } from '../layout/surfaces.ts';
import { changePath } from '../resources/paths.ts';
import { useLocale } from '../resources/resources.tsx';
import { pictureOf } from './picture-of.ts';
import { PicturePicker } from './picture-picker.tsx';

const image = css({
  maxWidth: 'min(100%,20rem)',
  maxHeight: '12rem',
  justifySelf: 'start',
  background: 'var(--grey)',
});

/** A picture of the library. */
export function PictureField(props: FieldProps) {
  const { value, change, shell, isReadOnly, ref, t } = useField(props);
  const locale = useLocale();
  const [isOpen, setOpen] = useState(false);
  const chooser = useRef<HTMLButtonElement>(null);
  const id = typeof value === 'number' ? value : null;
  const { data, isLoading } = useGetMany<ResourceRecord>(
    'pictures',
    { ids: id === null ? [] : [id] },
    { enabled: id !== null },
  );
  const record = data?.[0];
  const picture = id !== null && record ? pictureOf(record) : null;
  const name = <span className="visually-hidden">: {shell.label}</span>;
  return (
    <FieldShell {...shell} isGroup>
      <div css={css({ display: 'grid', gap: '.5rem' })} id={shell.id}>
        {picture && <img css={image} src={picture.thumbnail} alt={picture.alt[locale]} />}
        <p css={[small, mute]}>
          {picture
            ? picture.title[locale] || picture.alt[locale]
            : id === null
              ? t('foyer.input.none')
              : isLoading
                ? t('ra.page.loading')
                : t('foyer.input.not_there', { id })}
        </p>
        {!isReadOnly && (
          <div css={row}>
            <Button
              variant="outlined"
              ref={(button) => {
                chooser.current = button;
                ref(button);
              }}
              onClick={() => setOpen(true)}
              aria-invalid={Boolean(shell.error) || undefined}
              aria-describedby={shell.error && `${shell.id}-error`}
            >
              {t(id === null ? 'foyer.input.choose' : 'foyer.input.change')}
              {name}
            </Button>
            {id !== null && (
              <>
                <Button component={Link} to={changePath('pictures', id)} target="_blank">
                  {t('ra.action.edit')}
                  {name}
                </Button>
                <Button
                  onClick={() => {
                    chooser.current?.focus();
                    change(null);
                  }}
                >
                  {t('ra.action.remove')}
                  {name}
                </Button>
              </>
            )}
          </div>
        )}
      </div>
      {isOpen && (
        <Dialog open onClose={() => setOpen(false)} fullWidth maxWidth="lg" aria-labelledby={`${shell.id}-dialog`}>
          <DialogTitle id={`${shell.id}-dialog`}>{t('foyer.media.choose')}</DialogTitle>
          <DialogContent>
            <PicturePicker
              chosen={id}
              onPick={(picked) => {
                change(picked.id);
                setOpen(false);
              }}
            />
          </DialogContent>
          <DialogActions>
            <Button onClick={() => setOpen(false)}>{t('ra.action.cancel')}</Button>
          </DialogActions>
        </Dialog>
      )}
    </FieldShell>
  );
}
