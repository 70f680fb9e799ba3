import { observer, Slot, useSite } from '@foyer/shared';

const WIDGET = 'editor.toolbar';
/** Query parameter that hides the toolbar (specification §2). */
const HIDDEN = 'noToolbar';

/**
 * The editor's toolbar for those who are logged in. The page's css keeps 6rem free above the header as long as this
 * slot is there, from the first paint on; the toolbar itself comes with its remote.
 */
export const EditorToolbar = observer(function EditorToolbar() {
  const { user, navigation, snapshot } = useSite();
  const offered = Object.values(snapshot.remotes).some(({ widgets }) => WIDGET in widgets);
  const hidden = new URLSearchParams(navigation.location.search).has(HIDDEN);
  return user.isLoggedIn && offered && !hidden ? <Slot widget={WIDGET} /> : null;
});
