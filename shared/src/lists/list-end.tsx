import { observer, useMessages, useSite } from '@foyer/shared';
import { useEffect, useEffectEvent, useRef, type ReactNode } from 'react';
import type { GrowingList } from './growing-list.ts';

interface ListEndProps<Row extends { id: number }> {
  list: GrowingList<Row>;
  /** The way to the next page without JavaScript, and when it could not be had. */
  children: ReactNode;
  /** Told when a page has come. */
  onGrown?: () => void;
}

/**
 * The end of a list that grows when the visitor comes near. Says so with the fragment's texts `loading`, `loaded`, `failed`.
 */
export const ListEnd = observer(function ListEnd<Row extends { id: number }>({
  list,
  children,
  onGrown,
}: ListEndProps<Row>) {
  const t = useMessages();
  const site = useSite();
  const end = useRef<HTMLDivElement>(null);
  const { page, firstPage, state } = list;

  useEffect(() => {
    const visit = new AbortController();
    const { signal } = visit;
    // Without it the links are there.
    const begin = () =>
      void import('./grow.ts').then(
        ({ grow }) => {
          if (!signal.aborted && end.current) grow(list, end.current, { site, signal });
        },
        () => undefined,
      );
    // Who has only come to see the beginning need not load it; who comes back has a place to be brought to.
    if (window.scrollY > 0 || list.page > list.firstPage || (history.state as { place?: object } | null)?.place)
      begin();
    else for (const move of ['scroll', 'wheel']) window.addEventListener(move, begin, { once: true, signal });
    return () => visit.abort();
  }, [list, site]);

  const onAppended = useEffectEvent(() => onGrown?.());
  useEffect(() => {
    if (page > firstPage) onAppended();
  }, [page, firstPage]);

  return (
    <div ref={end}>
      <p role="status" className={state === 'failed' ? undefined : 'visually-hidden'}>
        {state === 'loading'
          ? t('loading')
          : state === 'failed'
            ? t('failed')
            : page > firstPage
              ? t('loaded', { page })
              : null}
      </p>
      {children}
    </div>
  );
});
