import { css } from '@emotion/react';
import { Display, Link, useHref, useMessages, Wrap } from '@foyer/shared';
import type { ReactNode } from 'react';
import { notice, page } from './styles.ts';

const ways = css({
  display: 'flex',
  flexWrap: 'wrap',
  gap: '0 var(--s6)',
  padding: 0,
  listStyle: 'none',
  a: {
    display: 'inline-block',
    padding: '.4rem 0',
    fontWeight: 600,
    textDecoration: 'none',
    borderBottom: '3px solid transparent',
  },
  'a[aria-current]': { borderColor: 'var(--aurora)' },
  'a:hover': { borderColor: 'currentColor' },
});

/** A page of the account: title, the ways between its pages, and its parts. */
export function AccountPage({ title, children }: { title: string; children: ReactNode }) {
  const t = useMessages();
  const href = useHref();
  return (
    <Wrap css={page}>
      <Display>{title}</Display>
      <nav aria-label={t('pages')}>
        <ul css={ways}>
          {[
            ['user-profile', 'profile'],
            ['user-settings', 'settings'],
            ['cms-hub', 'hub'],
          ].map(([route = '', text = '']) => (
            <li key={route}>
              <Link href={href(route)}>{t(text)}</Link>
            </li>
          ))}
        </ul>
      </nav>
      <noscript>
        <p css={notice}>{t('noscript')}</p>
      </noscript>
      {children}
    </Wrap>
  );
}
