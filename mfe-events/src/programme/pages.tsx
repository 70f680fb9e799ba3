import { css } from '@emotion/react';
import { isThrifty, LinkButton, observer, useHref, useMessages } from '@foyer/shared';
import { useEffect, useEffectEvent, useRef, type MouseEvent } from 'react';
import type { EventList } from './event-list.ts';
import { useEnd } from './use-end.ts';

const way = css({ padding: 'var(--s8) 0 0', '& > p + p': { marginTop: 'var(--s3)' } });
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
export const Further = observer(function Further({ list, hrefOf }: { list: EventList; hrefOf: (page: number) => string }) {
  const t = useMessages();
  const href = useHref();
  const place = useRef<HTMLDivElement>(null);
  /** The first event that the visitor has asked for: the reading position goes there. */
  const asked = useRef<number | null>(null);
  const { page, state, more, firstPage } = list;

  useEnd(place, () => void list.loadAhead(), more, page);
  useEffect(() => {
    if (!isThrifty()) void list.prepare();
  }, [list, page]);

  const onAppended = useEffectEvent(() => {
    // The same entry of the history, now with more in it: coming back finds all of it, reloading its last page.
    // Unless the visitor has gone meanwhile: going back changes the address before this page leaves.
    if (window.location.pathname === new URL(hrefOf(page), window.location.href).pathname) history.replaceState(history.state, '', hrefOf(page));
    const first = asked.current === null ? undefined : list.rows[asked.current];
    asked.current = null;
    if (first) document.querySelector<HTMLElement>(`main a[href="${href('events-slug-id', { slug: first.slug, id: first.id })}"]`)?.focus({ preventScroll: true });
  });
  useEffect(() => {
    if (page > firstPage) onAppended();
  }, [page, firstPage]);

  const onClick = (event: MouseEvent) => {
    if (event.metaKey || event.ctrlKey || event.shiftKey || event.altKey) return;
    event.preventDefault();
    asked.current = list.rows.length;
    void list.loadMore();
  };

  return (
    <div css={way} ref={place}>
      <p role="status" className={state === 'failed' ? undefined : 'visually-hidden'}>
        {state === 'loading' ? t('loading') : state === 'failed' ? t('failed') : page > firstPage ? t('loaded', { page }) : null}
      </p>
      {more && (
        <p>
          <LinkButton kind="line" href={hrefOf(page + 1)} rel="next" aria-busy={state === 'loading'} onClick={onClick}>
            {t(state === 'failed' ? 'retry' : 'more')}
          </LinkButton>
        </p>
      )}
    </div>
  );
});
