import { observer, Slot, useSite } from '@foyer/shared';

const WIDGET = 'editor.toolbar';
const SESSION_WIDGET = 'editor.session';
/** Query parameter that hides the toolbar (specification §2). */
const HIDDEN = 'noToolbar';

/**
 * The editor's toolbar for those who are logged in. The page's css keeps 6rem free above the header as long as this
 * slot is there, from the first paint on; the toolbar itself comes with its remote, as does what watches over the session.
 */
export const EditorToolbar = observer(function EditorToolbar() {
  const { user, navigation, snapshot } = useSite();
  const offered = (widget: string) =>
    user.isLoggedIn && Object.values(snapshot.remotes).some(({ widgets }) => widget in widgets);
  const hidden = new URLSearchParams(navigation.location.search).has(HIDDEN);
  return (
    <>
      {!hidden && offered(WIDGET) && <Slot widget={WIDGET} />}
      {offered(SESSION_WIDGET) && <Slot widget={SESSION_WIDGET} />}
    </>
  );
});
