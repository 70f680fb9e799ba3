import { css } from '@emotion/react';
import { Button, observer, useMessages } from '@foyer/shared';
import type { FormField } from '@foyer/shared/api';
import { fieldComplaint, fieldHelp } from '@foyer/shared/fields';
import { POSTED_FORM } from '@foyer/shared/forms';
import { use, useEffect, useRef } from 'react';
import { useField } from 'react-final-form';
import { complaintIn } from './complaint.ts';
import type { ControlProps } from './field-frame.tsx';
import { PostedContext } from './posted.ts';
import { control } from './styles.ts';
import { UploadsContext, type Upload } from './uploads.ts';
import { nameOf, type Value } from './values.ts';

const row = css({
  display: 'flex',
  flexWrap: 'wrap',
  alignItems: 'center',
  gap: 'var(--s2) var(--s4)',
  marginTop: 'var(--s2)',
});
const bar = css({
  appearance: 'none',
  flex: '1 1 8rem',
  height: '.5rem',
  border: '1px solid currentColor',
  background: 'none',
  '&::-webkit-progress-bar': { background: 'none' },
  '&::-webkit-progress-value': { background: 'currentColor' },
  '&::-moz-progress-bar': { background: 'currentColor' },
});
/** On a line of its own: what follows the field stays where it is when few words become many. */
const below = css({ order: 1, flexBasis: '100%' });

/** A file is sent as soon as it is chosen. Files cannot be set by script: the control keeps its own, the state follows. */
export const FileInput = observer(function FileInput({ field, ...props }: ControlProps & { field: FormField }) {
  const t = useMessages();
  const name = nameOf(field);
  const { input } = useField<Value>(name, { subscription: { value: true } });
  const element = useRef<HTMLInputElement>(null);
  const uploads = use(UploadsContext);
  const before = use(PostedContext)?.uploads[name];
  const chosen = input.value instanceof File ? input.value : null;
  const upload = chosen && uploads?.get(chosen);

  useEffect(() => {
    if (!chosen) return undefined;
    uploads?.begin(chosen);
    return () => uploads?.drop(chosen);
  }, [chosen, uploads]);

  const leave = () => {
    input.onChange(undefined);
    if (!element.current) return;
    element.current.value = '';
    element.current.focus();
  };

  return (
    <>
      {before && (
        <>
          <p css={fieldHelp}>{t('uploaded', { name: before.name })}</p>
          <input type="hidden" name={POSTED_FORM.uploadName(name)} value={`${before.id} ${before.name}`} />
        </>
      )}
      <input
        ref={element}
        type="file"
        css={control}
        name={name}
        onChange={(event) => input.onChange(event.target.files?.[0])}
        onBlur={input.onBlur}
        onFocus={input.onFocus}
        {...props}
        required={props.required && !before}
      />
      <div aria-live="polite">
        {upload && chosen && (
          <UploadState upload={upload} name={chosen.name} onLeave={leave} onRetry={() => uploads?.retry(chosen)} />
        )}
      </div>
    </>
  );
});

interface UploadStateProps {
  upload: Upload;
  name: string;
  /** Takes the file out of the form. */
  onLeave: () => void;
  onRetry: () => void;
}

const UploadState = observer(function UploadState({ upload, name, onLeave, onRetry }: UploadStateProps) {
  const t = useMessages();
  const { state, share, complaint } = upload;
  const percent = Math.round(share * 100);
  if (state === 'refused')
    return (
      <>
        <p css={fieldComplaint}>{complaintIn(t, complaint)}</p>
        <div css={row}>
          <Button kind="line" size="s" onClick={onRetry}>
            {t('upload.retry')}
          </Button>
          <Button kind="line" size="s" onClick={onLeave}>
            {t('upload.remove')}
          </Button>
        </div>
      </>
    );
  return (
    <div css={row}>
      {state === 'arrived' ? (
        <p css={fieldHelp}>{t('uploaded', { name })}</p>
      ) : (
        <>
          <progress css={bar} aria-label={t('upload.progress', { name })} max={100} value={percent} />
          <span css={[fieldHelp, below]}>{state === 'waiting' ? t('upload.waiting') : `${percent} %`}</span>
        </>
      )}
      <Button kind="line" size="s" onClick={onLeave}>
        {t(state === 'arrived' ? 'upload.remove' : 'upload.cancel')}
      </Button>
    </div>
  );
});
