import { css } from '@emotion/react';
import { siteAddress } from '@foyer/shared/pasting';
import { Button } from '@mui/material';
import { useState } from 'react';
import { LinkFinderDialog } from '../finders/link-finder.tsx';
import { described, FieldShell } from './field-shell.tsx';
import { control } from './looks.ts';
import { type FieldProps, useField } from './use-field.ts';

const beside = css({ display: 'flex', gap: '.5rem', '& > input': { flex: 1, minWidth: 0 } });

/** Where something leads: typed, or found among what the site has. */
export function LinkField(props: FieldProps) {
  const { value, change, blur, ref, name, shell, isReadOnly, t } = useField(props);
  const [isOpen, setOpen] = useState(false);
  return (
    <FieldShell {...shell}>
      <div css={beside}>
        <input
          css={control}
          ref={ref}
          name={name}
          value={typeof value === 'string' ? value : ''}
          readOnly={isReadOnly}
          spellCheck={false}
          onChange={({ target }) => change(siteAddress(target.value))}
          onBlur={blur}
          {...described(shell)}
        />
        {!isReadOnly && (
          <Button variant="outlined" onClick={() => setOpen(true)}>
            {t('foyer.input.choose')}
            <span className="visually-hidden">: {shell.label}</span>
          </Button>
        )}
      </div>
      {isOpen && (
        <LinkFinderDialog
          language={props.language}
          onClose={() => setOpen(false)}
          onPick={({ url }) => {
            change(url);
            setOpen(false);
          }}
        />
      )}
    </FieldShell>
  );
}
