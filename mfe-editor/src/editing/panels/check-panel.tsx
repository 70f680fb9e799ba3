import { observer } from '@foyer/shared';
import type { Editing } from '../editing.ts';
import { useTexts } from '../texts/interface-texts.ts';
import { FindingList } from './finding-list.tsx';
import { Panel } from './panel.tsx';

/** What the checks find, while one works on it. */
export const CheckPanel = observer(function CheckPanel({ editing }: { editing: Editing }) {
  const { session, i18n } = editing;
  const t = useTexts(i18n);
  const close = () => {
    session.panels.show({ rightPanel: null });
  };
  return (
    <Panel side="right" title={t('check')} closeLabel={t('close')} close={close}>
      <FindingList editing={editing} found={editing.checks.findings} leave={close} />
    </Panel>
  );
});
