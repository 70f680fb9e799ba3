import { css } from '@emotion/react';
import {
  Button,
  Display,
  EVENT_STATUS_KINDS,
  LinkButton,
  Notice,
  observer,
  Skeleton,
  Skeletons,
  useFavourites,
  useFormats,
  useHref,
  useLocation,
  useMessages,
  useNow,
  useSite,
  withoutScripts,
  Wrap,
} from '@foyer/shared';
import type { Article, Event } from '@foyer/shared/api';
import { useEffect, useEffectEvent, useState } from 'react';
import { FavouriteList } from './favourite-list.ts';
import { FavouriteRows, type FavouriteRow } from './favourite-rows.tsx';

const page = css({
  display: 'grid',
  gridTemplateColumns: 'minmax(0, 1fr)',
  gap: 'clamp(2rem, 4vw, 4rem)',
  padding: 'clamp(1.5rem, 4vw, 3.5rem) 0 clamp(4rem, 8vw, 7.5rem)',
});
const intro = css({ maxWidth: 'var(--measure)', marginTop: 'var(--s4)', color: 'var(--mute)' });
const gone = css({
  display: 'flex',
  flexWrap: 'wrap',
  gap: 'var(--s2) var(--s4)',
  alignItems: 'center',
  color: 'var(--mute)',
});
const scriptless = css({ marginTop: 'var(--s4)', fontWeight: 600, '@media (scripting: enabled)': { display: 'none' } });
const waiting = css({ [withoutScripts]: { display: 'none' } });

/** What the visitor has marked, as it is today. */
export const Favourites = observer(function Favourites() {
  const t = useMessages();
  const href = useHref();
  const now = useNow();
  const { api } = useSite();
  const { locale } = useLocation();
  const rowOf = useRows();
  const favourites = useFavourites();
  const [list] = useState(() => new FavouriteList(api.in(locale)));
  const marks = favourites?.marks;
  const load = () => void list.load(favourites?.idsOf('event') ?? [], favourites?.idsOf('article') ?? []);
  const onMarks = useEffectEvent(load);
  useEffect(() => {
    if (marks) onMarks();
  }, [marks]);

  const { events, articles } = list;
  const isPast = (event: Event) => event.status === 'past' || Date.parse(event.date_end) < now.getTime();
  const missing = favourites && {
    event: list.goneOf('event', favourites.idsOf('event')),
    article: list.goneOf('article', favourites.idsOf('article')),
  };
  const goneCount = (missing?.event.length ?? 0) + (missing?.article.length ?? 0);
  return (
    <Wrap>
      <div css={page}>
        <header>
          <Display tabIndex={-1}>{t('title')}</Display>
          <p css={intro}>{t('intro')}</p>
          {!favourites && <p css={scriptless}>{t('script')}</p>}
        </header>
        {list.state === 'loading' && favourites?.count !== 0 && (
          <Skeletons label={t('loading')} css={waiting}>
            <Skeleton shape="title" />
            <Skeleton />
            <Skeleton />
          </Skeletons>
        )}
        {list.state === 'failed' && (
          <Notice
            role="alert"
            title={t('failed')}
            text={t('failedHint')}
            action={<Button onClick={load}>{t('retry')}</Button>}
          />
        )}
        {list.state !== 'failed' && favourites?.count === 0 && events.length + articles.length === 0 && (
          <Notice
            title={t('empty')}
            text={t('emptyHint')}
            action={<LinkButton href={href('events')}>{t('toProgramme')}</LinkButton>}
          />
        )}
        <FavouriteRows
          heading={t('events')}
          kind="event"
          entries={events.filter((event) => !isPast(event)).map(rowOf.event)}
        />
        <FavouriteRows heading={t('articles')} kind="article" entries={articles.map(rowOf.article)} />
        <FavouriteRows heading={t('past')} kind="event" entries={events.filter(isPast).map(rowOf.event)} />
        {goneCount > 0 && (
          <p css={gone}>
            {t('gone', { count: goneCount })}
            <Button
              kind="line"
              size="s"
              onClick={({ currentTarget }) => {
                focusTitle(currentTarget);
                favourites?.remove('event', missing?.event ?? []);
                favourites?.remove('article', missing?.article ?? []);
              }}
            >
              {t('forget')}
            </Button>
          </p>
        )}
      </div>
    </Wrap>
  );
});

/** What is pressed goes: the focus goes to what the list is called. */
function focusTitle(pressed: HTMLElement): void {
  pressed.closest('main')?.querySelector('h1')?.focus();
}

function useRows() {
  const t = useMessages();
  const href = useHref();
  const formats = useFormats();
  const { locale } = useLocation();
  return {
    event: ({ id, slug, title, subtitle, date_start: start, room, venue, status }: Event): FavouriteRow => {
      const kind = EVENT_STATUS_KINDS[status];
      return {
        id,
        href: href('events-slug-id', { slug, id }),
        title,
        line: subtitle || undefined,
        start,
        when: `${formats.weekdayShort(start)}, ${formats.dayShort(start)}, ${formats.time(start)}`,
        place: room?.name ?? venue?.name,
        status: kind ? { kind, label: t(`status.${status}`), name: status } : undefined,
      };
    },
    article: ({ id, urls, title, preline, published_at: start, categories }: Article): FavouriteRow => ({
      id,
      href: urls[locale],
      title,
      // The name of a category stands beside.
      line: categories.some(({ name }) => name === preline) ? undefined : preline || undefined,
      start,
      when: formats.dayShort(start),
      place: categories[0]?.name,
    }),
  };
}
