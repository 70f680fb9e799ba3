import { observer, useSite } from '@foyer/shared';
import { useState } from 'react';
import { useInterface } from '../interface/use-interface.ts';
import { control, failure, outlined, push } from './styles.ts';

/** What cannot be loaded any more, after a deploy or without a line, keeps nobody logged in. */
const forgetCopies = () =>
  import('../editing/document/clipboard.ts').then(({ forget }) => forget()).catch(() => undefined);

/** Ends the session and loads the page anew, as an anonymous visitor sees it. Without JavaScript the link does it. */
export const LogOut = observer(function LogOut({
  href,
  reload = () => window.location.reload(),
}: {
  href: string;
  reload?: () => void;
}) {
  const { api, navigation } = useSite();
  const { t } = useInterface();
  const [failed, setFailed] = useState(false);

  const logOut = async () => {
    if (navigation.guard && !(await navigation.guard(null))) return;
    try {
      await api.send('POST', '/{locale}/api/user-logout/');
    } catch {
      setFailed(true);
      return;
    }
    await forgetCopies();
    reload();
  };
  return (
    <>
      <span css={failed && failure} role="alert">
        {failed && t('logout.failed')}
      </span>
      <a
        css={[control, outlined, push]}
        href={href}
        onClick={(event) => {
          event.preventDefault();
          void logOut();
        }}
      >
        {t('logout')}
      </a>
    </>
  );
});
