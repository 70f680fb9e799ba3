import { css } from '@emotion/react';
import type { Crumb } from '../contract.ts';
import { Link } from '../fragment/link.tsx';

const list = css({
  display: 'flex',
  flexWrap: 'wrap',
  fontSize: 'var(--step--1)',
  color: 'var(--mute)',
  'li + li::before': { content: '"/"', margin: '0 .6em' },
  a: { textDecoration: 'none', '&:hover': { textDecoration: 'underline' } },
  '[aria-current]': { color: 'var(--ink)', fontWeight: 600 },
});

/** The way from the home page to here. @param label names the landmark @param here the page itself, which needs no link */
export function Breadcrumbs({ label, way, here }: { label: string; way: readonly Crumb[]; here: string }) {
  return (
    <nav aria-label={label}>
      <ol className="breadcrumbs" css={list}>
        {way.map(({ title, href }) => (
          <li key={href}>
            <Link href={href}>{title}</Link>
          </li>
        ))}
        <li aria-current="page">{here}</li>
      </ol>
    </nav>
  );
}
