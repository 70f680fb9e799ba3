import type { Editing } from '../editing.ts';
import { actions, button, loud, outlined } from '../look.ts';
import { useTexts } from '../texts/interface-texts.ts';
import { Modal } from './modal.tsx';

/** Somebody goes elsewhere, and the server does not have everything yet. */
export function LeavingDialog({ editing, answer }: { editing: Editing; answer: (mayGo: boolean) => void }) {
  const t = useTexts(editing.i18n);
  const { session } = editing;
  const go = () => {
    if (session.leaving.losesSettings) session.keepPageForm(null);
    answer(true);
  };
  const why = session.saver.isGone ? 'leave.gone' : session.leaving.losesSettings ? 'leave.settings' : 'leave.text';
  return (
    <Modal title={t('leave.title')} close={() => answer(false)}>
      <p>{t(why)}</p>
      <div css={actions}>
        <button type="button" css={[button, loud]} onClick={() => answer(false)}>
          {t('leave.stay')}
        </button>
        <button type="button" css={[button, outlined]} onClick={go}>
          {t('leave.go')}
        </button>
      </div>
    </Modal>
  );
}
