import { css } from '@emotion/react';
import { observer } from '@foyer/shared';
import { editorColours } from '@foyer/shared/theme';
import { useId } from 'react';
import type { Editing } from '../editing.ts';
import { material } from '../look.ts';
import { useTexts } from '../texts/interface-texts.ts';

const box = css({
  position: 'fixed',
  bottom: '4rem',
  right: '1rem',
  zIndex: 'calc(var(--z-editor) + 1)',
  display: 'grid',
  gap: '.4rem',
  minWidth: '14rem',
  maxWidth: 'calc(100vw - 2rem)',
  padding: '.75rem 1rem',
  borderRadius: '.375rem',
  boxShadow: '0 .5rem 1.5rem rgb(14 16 32 / .35)',
  '& progress': { width: '100%', accentColor: editorColours.good },
});

/** How much of a picture is in the library already. */
export const UploadProgress = observer(function UploadProgress({ editing }: { editing: Editing }) {
  const t = useTexts(editing.i18n);
  const id = useId();
  const { current } = editing.uploads;
  if (!current) return null;
  return (
    <div css={[material, box]}>
      <label htmlFor={id}>{t('upload.running', { name: current.name })}</label>
      <progress id={id} value={current.share} max={1} />
    </div>
  );
});
