import { css } from '@emotion/react';
import { RESOURCE_GROUPS_IN_ORDER } from './groups.ts';
import { useTranslate } from 'react-admin';
import { NavLink } from 'react-router-dom';
import { listPath } from '../resources/paths.ts';
import { useLabel, useResources } from '../resources/resources.tsx';

const menu = css({ padding: '.75rem 0 2rem', color: 'var(--mute-on-ink)', fontSize: '.875rem', colorScheme: 'dark' });
const group = css({
  marginTop: '1rem',
  '& h2': { padding: '.25rem 1.25rem', font: '600 .75rem/1.4 var(--font-text)', color: 'var(--mute-on-ink)' },
});
const entry = css({
  display: 'block',
  padding: '.3125rem 1.25rem',
  borderLeft: '3px solid transparent',
  color: 'var(--on-ink)',
  textDecoration: 'none',
  overflowWrap: 'anywhere',
  '&:hover': { background: 'var(--hair-on-ink)' },
  '&[aria-current=page]': { borderLeftColor: 'var(--aurora)', background: 'var(--hair-on-ink)', fontWeight: 600 },
  '&:focus-visible': { outlineColor: 'var(--aurora)', outlineOffset: -3 },
});

/** Every kind of content that this user may see, by groups. */
export function SideMenu({ onLeave }: { onLeave?: () => void }) {
  const t = useTranslate();
  const label = useLabel();
  const resources = useResources();
  return (
    <nav css={menu} aria-label={t('foyer.app.menu')}>
      <NavLink css={entry} to="/" end onClick={onLeave}>
        {t('ra.page.dashboard')}
      </NavLink>
      {RESOURCE_GROUPS_IN_ORDER.map((name) => {
        const own = resources.filter((resource) => resource.group === name);
        if (own.length === 0) return null;
        return (
          <div css={group} key={name}>
            <h2 id={`menu-${name}`}>{t(`foyer.groups.${name}`)}</h2>
            <ul css={css({ padding: 0 })} className="entries" aria-labelledby={`menu-${name}`}>
              {own.map((resource) => (
                <li key={resource.name}>
                  <NavLink css={entry} to={listPath(resource.name)} onClick={onLeave}>
                    {label(resource.label)}
                  </NavLink>
                </li>
              ))}
            </ul>
          </div>
        );
      })}
    </nav>
  );
}
