import { observer, useLocation, useSite } from '@foyer/shared';
import { useInterface } from '../interface/use-interface.ts';
import { LogOut } from './log-out.tsx';
import { PageRow } from './page-row.tsx';
import { bar, control, list, quiet, row, strong } from './styles.ts';

/** Query parameter that hides the toolbar (specification §2). */
const HIDDEN = 'noToolbar';

/** Who is logged in, where else they can work, and what page they are on. */
export const Toolbar = observer(function Toolbar() {
  const { user } = useSite();
  const { search } = useLocation();
  const { t, language } = useInterface();
  if (!user.details || !user.isLoggedIn || new URLSearchParams(search).has(HIDDEN)) return null;
  const { email, admin_menus: menus, logout_url: logoutUrl } = user.details;
  return (
    <section css={bar} lang={language} aria-label={t('toolbar')}>
      <div css={row}>
        <strong css={strong}>{user.fullName}</strong>
        <span css={quiet}>{email}</span>
        {menus.length > 0 && (
          <nav aria-label={t('admin')}>
            <ul css={list}>
              {menus.map(({ title, url }) => (
                <li key={url}>
                  <a css={control} href={url}>
                    {title}
                  </a>
                </li>
              ))}
            </ul>
          </nav>
        )}
        <LogOut href={logoutUrl} />
      </div>
      <PageRow />
    </section>
  );
});
