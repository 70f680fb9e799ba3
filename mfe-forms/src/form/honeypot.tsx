import { css } from '@emotion/react';
import { useMessages } from '@foyer/shared';
import { Field as StateField } from 'react-final-form';
import { HONEYPOT } from './values.ts';

/** Out of sight but not `display: none`, which robots look for. */
const outside = css({
  position: 'absolute',
  width: 1,
  height: 1,
  overflow: 'hidden',
  clipPath: 'inset(50%)',
  whiteSpace: 'nowrap',
});

/** A field that only robots fill in. */
export function Honeypot() {
  const t = useMessages();
  return (
    <div css={outside} aria-hidden="true">
      <label>
        {t('honeypot')}
        <StateField name={HONEYPOT} component="input" type="text" tabIndex={-1} autoComplete="off" />
      </label>
    </div>
  );
}
