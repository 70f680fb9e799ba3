import { observer } from '@foyer/shared';
import { rowsInOrder } from '@foyer/shared/modules';
import { useState } from 'react';
import { NewPageDialog } from '../../pages/new-page-dialog.tsx';
import type { Editing } from '../editing.ts';
import { actions, button, loud, outlined } from '../look.ts';
import { useTexts } from '../texts/interface-texts.ts';
import { Modal } from './modal.tsx';

/** Somebody has deleted what is edited: all that stands there can become a page of its own. */
export const GoneDialog = observer(function GoneDialog({ editing }: { editing: Editing }) {
  const { session, i18n } = editing;
  const t = useTexts(i18n);
  const [isMaking, setMaking] = useState(false);
  const { page } = session.site.currentPage;
  if (isMaking)
    return (
      <NewPageDialog
        left={{
          title: page?.title ?? '',
          rows: rowsInOrder(session.document),
          handOver: () => session.handOver(),
        }}
        close={() => setMaking(false)}
      />
    );
  const stay = () => session.panels.show({ isLossKnown: true, isPublishing: false });
  return (
    <Modal title={t('gone.title')} close={stay}>
      <p>{t('gone.text')}</p>
      <div css={actions}>
        <button type="button" css={[button, loud]} onClick={() => setMaking(true)}>
          {t('gone.make')}
        </button>
        <button type="button" css={[button, outlined]} onClick={stay}>
          {t('leave.stay')}
        </button>
      </div>
    </Modal>
  );
});
