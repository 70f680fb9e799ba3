import { useQueryClient } from '@tanstack/react-query';
import { useState } from 'react';
import { useNotify, useTranslate } from 'react-admin';
import type { EntryCount } from '@foyer/shared/api';
import { withReason } from '../edit/failure-text.ts';
import { RemoveDialog } from '../edit/remove-dialog.tsx';
import { BusyButton } from '../layout/busy-button.tsx';
import { useLocale, useRecords } from '../resources/resources.tsx';

interface EraseButtonProps {
  /** Of entries of forms. */
  ids: readonly number[];
  onErased: () => void;
}

/** Deletes entries of forms, after saying how many go with how many files. */
export function EraseButton({ ids, onErased }: EraseButtonProps) {
  const t = useTranslate();
  const locale = useLocale();
  const notify = useNotify();
  const records = useRecords();
  const queries = useQueryClient();
  const [isBusy, setBusy] = useState(false);
  const [isOpen, setOpen] = useState(false);
  const [going, setGoing] = useState<EntryCount>({ count: 0, files: 0 });

  async function trying(work: () => Promise<void>): Promise<void> {
    setBusy(true);
    try {
      await work();
    } catch (error) {
      notify(withReason(t('foyer.remove.failed'), error, locale), { type: 'error' });
    } finally {
      setBusy(false);
    }
  }
  const ask = () =>
    trying(async () => {
      const left = await records.removeEntries(ids);
      setGoing(left);
      if (left.count > 0) return setOpen(true);
      // Somebody else was faster.
      void queries.invalidateQueries();
      notify('foyer.remove.gone');
      onErased();
    });
  const erase = () =>
    trying(async () => {
      try {
        await records.removeEntries(ids, true);
      } finally {
        // Of many, some may be gone before one fails.
        void queries.invalidateQueries();
      }
      setOpen(false);
      notify('foyer.entry.erased', { type: 'success', messageArgs: { smart_count: going.count } });
      onErased();
    });

  return (
    <>
      <BusyButton color="error" size="small" isBusy={isBusy} isOff={ids.length === 0} onClick={() => void ask()}>
        {t('foyer.entry.erase')}
      </BusyButton>
      <RemoveDialog
        isOpen={isOpen}
        close={() => setOpen(false)}
        title={t('foyer.entry.erase_title', { smart_count: going.count })}
        remove={{ label: t('ra.action.delete'), isBusy, press: () => void erase() }}
      >
        {going.files > 0 && <p>{t('foyer.entry.files', { smart_count: going.files })}</p>}
        <p>{t('foyer.remove.text')}</p>
      </RemoveDialog>
    </>
  );
}
