import { css } from '@emotion/react';
import { isPlainClick, LinkButton, observer, useMessages } from '@foyer/shared';
import { ListEnd, type GrowingList } from '@foyer/shared/lists';
import { useRef, type MouseEvent } from 'react';
import type { EventRow } from '../rows/event-row.ts';

const way = css({ padding: 'var(--s8) 0 0' });
const wayBack = css({ padding: 'var(--s6) 0' });

/** The page before, for addresses that begin further on. */
export function Earlier({ href }: { href: string }) {
  const t = useMessages();
  return (
    <p css={wayBack}>
      <LinkButton kind="line" href={href} rel="prev">
        {t('earlier')}
      </LinkButton>
    </p>
  );
}

/** The way to the next page: a link, that loads it in place, and by itself when the visitor comes near. */
export const Further = observer(function Further({ list }: { list: GrowingList<EventRow> }) {
  const t = useMessages();
  /** The first event that the visitor has asked for: the reading position goes there. */
  const asked = useRef<number | null>(null);
  const { page, state, more, source } = list;

  const onGrown = () => {
    const first = asked.current === null ? undefined : list.rows[asked.current];
    asked.current = null;
    if (first) document.querySelector<HTMLElement>(`main a[href="${source.linkOf(first)}"]`)?.focus();
  };
  const onClick = (event: MouseEvent) => {
    if (!isPlainClick(event)) return;
    event.preventDefault();
    asked.current = list.rows.length;
    void list.loadMore();
  };

  return (
    <ListEnd list={list} onGrown={onGrown}>
      {more && (
        <p css={way}>
          <LinkButton
            kind="line"
            href={source.hrefOf(page + 1)}
            rel="next"
            aria-busy={state === 'loading'}
            onClick={onClick}
          >
            {t(state === 'failed' ? 'retry' : 'more')}
          </LinkButton>
        </p>
      )}
    </ListEnd>
  );
});
