import { css } from '@emotion/react';
import { FavouriteButton, from, Heading, StatusTag, type FavouriteKind, type StatusKind } from '@foyer/shared';
import { datedRows } from '../rows/dated-rows.ts';

const rows = css({
  marginTop: 'var(--s4)',
  '& > li': {
    gridTemplateColumns: 'minmax(0, 1fr) auto',
    alignItems: 'start',
    [from.tablet]: { gridTemplateColumns: '13rem minmax(0, 1fr) 11rem 7.5rem' },
  },
  '& > li > *': { gridColumn: '1 / -1', [from.tablet]: { gridColumn: 'auto' } },
  // Above the link that fills the row.
  '& button': {
    position: 'relative',
    zIndex: 1,
    justifySelf: 'start',
    marginTop: 'var(--s2)',
    [from.tablet]: { justifySelf: 'end', margin: 0 },
  },
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
export function FavouriteRows({
  heading,
  kind,
  entries,
}: {
  heading: string;
  kind: FavouriteKind;
  entries: FavouriteRow[];
}) {
  if (entries.length === 0) return null;
  return (
    <section>
      <Heading level={2}>{heading}</Heading>
      <ul css={[datedRows, rows]}>
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
