import { css } from '@emotion/react';
import { Arrow, from, LinkButton, observer, useSite } from '@foyer/shared';
import { useCallback, useEffect, useId, useRef, useState, type MouseEvent } from 'react';
import { chevron, panel } from '../disclosure/panel-styles.ts';
import { useDismiss } from '../disclosure/use-dismiss.ts';
import { usePaths } from '../paths.ts';
import { useTexts } from '../texts.ts';

const belowTablet = '@media (max-width: 47.99em)';

const box = css({ position: 'relative' });
const toggle = css({ display: 'flex', gap: '.35rem', alignItems: 'center', maxWidth: '12rem', fontWeight: 600 });
const whole = css({ overflow: 'hidden', textOverflow: 'ellipsis', [belowTablet]: { display: 'none' } });
const initials = css({ [from.tablet]: { display: 'none' } });
const inside = css({ display: 'grid', gap: 'var(--s3)', justifyItems: 'start', fontSize: '1rem' });
const name = css({ font: '600 var(--step-1)/1.15 var(--font-display)', letterSpacing: '-.02em' });

/** `JP` for Jonna Petersen: small windows have no room for more. */
function initialsOf(fullName: string): string {
  return fullName
    .split(/\s+/)
    .map((part) => part.charAt(0).toUpperCase())
    .slice(0, 2)
    .join('');
}

/** Of a logged-in visitor: full name, profile, log out. */
export const UserDropdown = observer(function UserDropdown() {
  const site = useSite();
  const { user, navigation, api } = site;
  const t = useTexts();
  const id = useId();
  const root = useRef<HTMLDivElement>(null);
  const [open, setOpen] = useState(false);
  const close = useCallback(() => setOpen(false), []);
  useDismiss(open, root, close);
  useEffect(close, [close, navigation.location.pathname]);
  const paths = usePaths();

  /** A full load afterwards: nothing of the session may stay in the page. */
  const logOut = async (event: MouseEvent<HTMLAnchorElement>) => {
    event.preventDefault();
    const fallback = event.currentTarget.href;
    await api.send('POST', '/{locale}/api/user-logout/').then(
      () => window.location.assign(paths.home),
      () => window.location.assign(fallback),
    );
  };

  if (!user.isLoggedIn) return null;
  return (
    <div ref={root} css={box} data-end="">
      <button
        type="button"
        css={toggle}
        aria-expanded={open}
        aria-controls={id}
        aria-label={t('userMenu', { name: user.fullName })}
        onClick={() => setOpen(!open)}
      >
        <span css={whole}>{user.fullName}</span>
        <span css={initials}>{initialsOf(user.fullName)}</span>
        <Arrow to="down" css={chevron} />
      </button>
      <div id={id} css={panel} hidden={!open}>
        <div css={inside}>
          <p css={name}>{user.fullName}</p>
          {paths.profile && (
            <LinkButton kind="aurora" size="s" href={paths.profile}>
              {t('profile')}
            </LinkButton>
          )}
          <a href={user.details?.logout_url} onClick={logOut}>
            {t('logout')}
          </a>
        </div>
      </div>
    </div>
  );
});
