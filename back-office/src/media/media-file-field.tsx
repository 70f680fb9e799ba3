import { css } from '@emotion/react';
import { Button, Dialog, DialogActions, DialogContent, DialogTitle } from '@mui/material';
import { useState } from 'react';
import { RecordFinder } from '../finders/record-finder.tsx';
import { described, FieldShell } from '../inputs/field-shell.tsx';
import { control } from '../inputs/looks.ts';
import { type FieldProps, useField } from '../inputs/use-field.ts';
import { useResource } from '../resources/resources.tsx';
import { fileUrl } from './file-url.ts';
import { Uploader } from './uploader.tsx';
import { stack } from '../layout/surfaces.ts';

const beside = css({ display: 'flex', gap: '.5rem', '& > input': { flex: 1, minWidth: 0 } });

/** The address of a film, sound or document of the library. */
export function MediaFileField(props: FieldProps) {
  const { value, change, blur, ref, name, shell, isReadOnly, t } = useField(props);
  const files = useResource('media-files');
  const [isOpen, setOpen] = useState(false);
  const take = (url: string) => {
    change(url);
    setOpen(false);
  };
  return (
    <FieldShell {...shell}>
      <div css={beside}>
        <input
          css={control}
          ref={ref}
          name={name}
          value={typeof value === 'string' || typeof value === 'number' ? value : ''}
          readOnly={isReadOnly}
          spellCheck={false}
          onChange={({ target }) => change(target.value)}
          onBlur={blur}
          {...described(shell)}
        />
        {!isReadOnly && files && (
          <Button variant="outlined" onClick={() => setOpen(true)}>
            {t('foyer.input.choose')}
            <span className="visually-hidden">: {shell.label}</span>
          </Button>
        )}
      </div>
      {isOpen && files && (
        <Dialog open onClose={() => setOpen(false)} fullWidth maxWidth="sm" aria-labelledby={`${shell.id}-dialog`}>
          <DialogTitle id={`${shell.id}-dialog`}>{shell.label}</DialogTitle>
          <DialogContent css={stack}>
            <Uploader list="media-files" onUploaded={({ url }) => take(url)} />
            <RecordFinder resource={files} detail={fileUrl} onPick={(record) => take(fileUrl(record))} />
          </DialogContent>
          <DialogActions>
            <Button onClick={() => setOpen(false)}>{t('ra.action.cancel')}</Button>
          </DialogActions>
        </Dialog>
      )}
    </FieldShell>
  );
}
