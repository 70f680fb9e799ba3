import { css } from '@emotion/react';
import { Display, Eyebrow, from, Heading, Picture, RichText, useMessages, useSite, Wrap } from '@foyer/shared';
import { useEffect } from 'react';
import { EventDates } from './event-dates.tsx';
import { EventFacts } from './event-facts.tsx';
import { EventTeam } from './event-team.tsx';
import { jsonLdOf } from './json-ld.ts';
import type { EventData } from './load.ts';

/** How wide the picture is: eight of twelve columns. */
export const PICTURE_SIZES = '(min-width: 88rem) 57rem, (min-width: 64em) 65vw, 100vw';

const title = css({
  padding: 'clamp(1.5rem, 4vw, 3.2rem) 0 clamp(1.25rem, 2.5vw, 2rem)',
  '& > p': { marginBottom: 'var(--s3)' },
  '&[data-status=canceled] > h1': { textDecoration: 'line-through', textDecorationThickness: '.06em' },
});
const columns = css({
  display: 'grid',
  gap: 'var(--s6) var(--gap)',
  [from.desktop]: { gridTemplateColumns: 'repeat(12, minmax(0, 1fr))', '& > figure': { gridColumn: '1 / 9' }, '& > div': { gridColumn: '9 / 13' } },
  // On small screens the picture goes to the edges.
  '& > figure': { marginInline: 'calc(-1 * var(--edge))', [from.desktop]: { marginInline: 0 } },
});
const picture = css({ aspectRatio: '3 / 2', overflow: 'hidden', [from.desktop]: { aspectRatio: '13 / 9' } });
const credit = css({ padding: 'var(--s2) var(--edge) 0', color: 'var(--mute)', fontSize: 'var(--step--2)', [from.desktop]: { paddingInline: 0 } });
const text = css({
  display: 'grid',
  gap: 'var(--s12) var(--gap)',
  padding: 'clamp(2.5rem, 5vw, 5rem) 0 var(--s16)',
  [from.desktop]: { gridTemplateColumns: 'repeat(12, minmax(0, 1fr))', '& > div': { gridColumn: '2 / 8' }, '& > section': { gridColumn: '9 / 13' } },
});
const teaser = css({ fontSize: 'var(--step-1)', lineHeight: 1.45, '& + div': { marginTop: 'var(--s6)' } });

/** The page of one event. */
export function EventPage({ data: event }: { data: EventData }) {
  const t = useMessages();
  const { programme } = useSite();
  const { status, ticket = null } = event;
  useEffect(() => programme.setCurrent({ status, ticketUrl: ticket, stickyEvent: false }), [programme, status, ticket]);
  return (
    <Wrap as="article" data-rows="">
      <header css={title} data-status={status}>
        {event.preline && <Eyebrow>{event.preline}</Eyebrow>}
        <Display>{event.title}</Display>
      </header>
      <div css={columns}>
        <figure>
          <div css={picture}>
            <Picture image={event.image} thumbnails={event.thumbnails} cover priority sizes={PICTURE_SIZES} />
          </div>
          {event.image?.credit && <figcaption css={credit}>{event.image.credit}</figcaption>}
        </figure>
        <EventFacts event={event} />
      </div>
      <div css={text}>
        <div>
          {event.teaser && <p css={teaser}>{event.teaser}</p>}
          {event.description && <RichText html={event.description} />}
        </div>
        {event.team.length > 0 && (
          <section>
            <Heading level={2} size={2}>{t('team')}</Heading>
            <EventTeam team={event.team} />
          </section>
        )}
      </div>
      <EventDates dates={event.dates} />
      <script type="application/ld+json" dangerouslySetInnerHTML={{ __html: jsonLdOf(event) }} />
    </Wrap>
  );
}
