import { css } from '@emotion/react';
import { siteAddress } from '@foyer/shared/pasting';
import { useEffect, useId, useRef, useState } from 'react';
import type { Editing } from '../editing.ts';
import { LINKED, linkAddress } from '../finder/records.ts';
import { button, fault, input } from '../look.ts';
import { useEscape } from '../surface/use-escape.ts';
import { useTexts } from '../texts/interface-texts.ts';

const linkRow = css({
  display: 'flex',
  flexWrap: 'wrap',
  gap: '.25rem',
  '& input': { flex: '1 1 14rem', width: 'auto', minWidth: 0 },
  '& [role=alert]': { flexBasis: '100%', padding: '.15rem .25rem .3rem' },
});

/** Where a link leads: an address, or one of the house's own records. */
export function LinkForm({
  editing,
  href,
  isNewWindow,
  save,
  leave,
}: {
  editing: Editing;
  href: string;
  isNewWindow: boolean;
  save: (href: string, isNewWindow: boolean) => void;
  leave: () => void;
}) {
  const t = useTexts(editing.i18n);
  const [address, setAddress] = useState(href);
  const [opensWindow, setOpensWindow] = useState(isNewWindow);
  const [isFaulty, setFaulty] = useState(false);
  const faultId = useId();
  const field = useRef<HTMLInputElement>(null);
  const form = useRef<HTMLDivElement>(null);
  useEscape(form, leave);
  // Whoever opens the form wants to type here.
  useEffect(() => field.current?.focus(), []);
  const enter = (entered: string) => {
    setAddress(entered);
    setFaulty(false);
  };
  const find = async () => {
    const picked = await editing.finder.find({ kinds: LINKED, address });
    if (picked) enter(picked.url);
  };
  const apply = () => {
    const entered = address.trim();
    // What stands there already may be of another kind, and stays.
    const kept = entered === '' || entered === href ? entered : linkAddress(entered);
    if (kept !== null) return save(kept, opensWindow);
    setFaulty(true);
    field.current?.focus();
  };
  return (
    <div ref={form} css={linkRow} role="group" aria-label={t('text.link')} data-own-keys="Escape">
      <input
        ref={field}
        css={input}
        aria-label={t('text.address')}
        placeholder={t('text.address')}
        value={address}
        aria-invalid={isFaulty || undefined}
        aria-describedby={isFaulty ? faultId : undefined}
        onChange={(event) => enter(siteAddress(event.target.value))}
        onKeyDown={(event) => {
          if (event.key === 'Enter' && !event.nativeEvent.isComposing) {
            event.preventDefault();
            apply();
          }
        }}
      />
      <button type="button" css={button} onClick={() => void find()}>
        {t('find')}
      </button>
      <button type="button" css={button} aria-pressed={opensWindow} onClick={() => setOpensWindow(!opensWindow)}>
        {t('text.newWindow')}
      </button>
      <button type="button" css={button} onClick={apply}>
        {t('apply')}
      </button>
      {href && (
        <button type="button" css={button} onClick={() => save('', false)}>
          {t('text.unlink')}
        </button>
      )}
      {isFaulty && (
        <span css={fault} id={faultId} role="alert">
          {t('fault.address')}
        </span>
      )}
    </div>
  );
}
