import { observer } from '@foyer/shared';
import { isDifferent, moduleChanges } from '@foyer/shared/modules';
import type { Editing } from '../editing.ts';
import { actions, button, loud, outlined } from '../look.ts';
import { ChangeList } from '../publishing/change-list.tsx';
import { useTexts } from '../texts/interface-texts.ts';
import { Modal } from './modal.tsx';

interface RestoreDialogProps {
  editing: Editing;
  /** A version that `editing.comparison` has read, and what it is called. */
  version: { id: number; name: string };
  restore: () => void;
  close: () => void;
}

/** Asks before an earlier version goes online, and says what visitors will see instead of what they see now. */
export const RestoreDialog = observer(function RestoreDialog({ editing, version, restore, close }: RestoreDialogProps) {
  const { session, comparison, i18n } = editing;
  const t = useTexts(i18n);
  const document = comparison.documentOf(version.id);
  return (
    <Modal title={t('restore.title', { name: version.name })} close={close}>
      <p>{t('restore.live')}</p>
      <ChangeList editing={editing} changes={moduleChanges(session.live, document)} />
      {isDifferent(session.live, session.document) && <p>{t('restore.draft')}</p>}
      <div css={actions}>
        <button type="button" css={[button, loud]} onClick={restore}>
          {t('versions.restore')}
        </button>
        <button type="button" css={[button, outlined]} onClick={close}>
          {t('cancel')}
        </button>
      </div>
    </Modal>
  );
});
