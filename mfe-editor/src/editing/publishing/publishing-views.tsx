import { observer } from '@foyer/shared';
import { PagePanel } from '../../pages/page-panel.tsx';
import type { Editing } from '../editing.ts';
import { ShareDialog } from './share-dialog.tsx';

/** What is open about the page as a whole. */
export const PublishingViews = observer(function PublishingViews({ editing }: { editing: Editing }) {
  const { publishing } = editing;
  return (
    <>
      {publishing.panel === 'page' && <PagePanel editing={editing} />}
      {publishing.isSharing && <ShareDialog editing={editing} close={() => publishing.share(false)} />}
    </>
  );
});
