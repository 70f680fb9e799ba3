import { css } from '@emotion/react';
import { FavouriteButton, from, Heading, StatusTag, type FavouriteKind, type StatusKind } from '@foyer/shared';
import type { Event } from '@foyer/shared/api';

export const STATUS_KINDS: Partial<Record<Event['status'], StatusKind>> = {
  canceled: 'outlined',
  postponed: 'outlined',
  sold_out: 'grey',
  past: 'grey',
  remaining_tickets: 'ember',
  free_entrance: 'aurora',
  livestream: 'aurora',
};

/** One rule for the list, on the list. */
const rows = css({
  marginTop: 'var(--s4)',
  borderTop: '1px solid var(--line)',
  '& > li': {
    position: 'relative',
    display: 'grid',
    gridTemplateColumns: 'minmax(0, 1fr) auto',
    gap: 'var(--s1) var(--gap)',
    alignItems: 'start',
    padding: '1.15rem 0',
    borderBottom: '1px solid var(--hair)',
    [from.tablet]: { gridTemplateColumns: '13rem minmax(0, 1fr) 11rem 7.5rem' },
  },
  '& > li > *': { gridColumn: '1 / -1', [from.tablet]: { gridColumn: 'auto' } },
  time: { fontWeight: 600 },
  h3: { fontSize: '1.55rem', lineHeight: 1.03 },
  'h3 a': { textDecoration: 'underline transparent .1em' },
  'h3 a::after': { content: '""', position: 'absolute', inset: 0 },
  'li:hover h3 a': { textDecorationColor: 'var(--aurora)' },
  p: { color: 'var(--mute)' },
  'h3 + p': { marginTop: '.25rem' },
  // Above the link that fills the row.
  '& button': { position: 'relative', zIndex: 1, justifySelf: 'start', marginTop: 'var(--s2)', [from.tablet]: { justifySelf: 'end', margin: 0 } },
  '[data-status=canceled] h3': { textDecoration: 'line-through', textDecorationThickness: '2px' },
});

export interface FavouriteRow {
  id: number;
  href: string;
  title: string;
  line?: string;
  /** ISO instant, and how it is said. */
  start: string;
  when: string;
  place?: string;
  status?: { kind: StatusKind; label: string; name: string };
}

/** Marked things of one kind, each with its mark, to be taken away and given back. */
export function FavouriteRows({ heading, kind, entries }: { heading: string; kind: FavouriteKind; entries: FavouriteRow[] }) {
  if (entries.length === 0) return null;
  return (
    <section>
      <Heading level={2}>{heading}</Heading>
      <ul css={rows}>
        {entries.map(({ id, href, title, line, start, when, place, status }) => (
          <li key={id} data-status={status?.name}>
            <time dateTime={start}>{when}</time>
            <div>
              <h3>
                <a href={href}>{title}</a>
              </h3>
              {line && <p>{line}</p>}
            </div>
            <p>{status ? <StatusTag kind={status.kind}>{status.label}</StatusTag> : place}</p>
            <FavouriteButton kind={kind} id={id} title={title} />
          </li>
        ))}
      </ul>
    </section>
  );
}
