import { LinkButton, RichText, useHref, useMessages, useSite, Wrap } from '@foyer/shared';
import { useEffect, type ReactNode } from 'react';
import { CastList } from '../detail/cast-list.tsx';
import { ComingDates } from '../detail/coming-dates.tsx';
import { Modules } from '../detail/modules.tsx';
import { End, Part, PartText } from '../detail/part.tsx';
import { SectionList } from '../detail/section-list.tsx';
import type { Section } from '../detail/sections.ts';
import { Stage } from '../detail/stage.tsx';
import { Title } from '../detail/title.tsx';
import { EventFacts } from './event-facts.tsx';
import type { EventData } from './load.ts';

/** The page of one event. */
export function EventPage({ data: event }: { data: EventData }) {
  const t = useMessages();
  const href = useHref();
  const { programme } = useSite();
  const { status, ticket = null, stickyEvent, dates, team, teaser, description } = event;
  useEffect(
    () => programme.setCurrent({ status, ticketUrl: ticket, stickyEvent }),
    [programme, status, ticket, stickyEvent],
  );
  const parts: Record<Section, ReactNode> = {
    description: (teaser ?? description) && (
      <PartText>
        {teaser && <p>{teaser}</p>}
        {description && <RichText html={description} />}
      </PartText>
    ),
    dates: dates.length > 0 && (
      <Part title={t('dates')}>
        <ComingDates events={dates} />
      </Part>
    ),
    modules: <Modules content={event.content} />,
    team: team.length > 0 && (
      <Part title={t('team')}>
        <CastList team={team} />
      </Part>
    ),
  };
  return (
    <article data-rows="">
      <Wrap>
        <Title title={event.title} preline={event.preline} isCanceled={status === 'canceled'} />
        <Stage image={event.image} thumbnails={event.thumbnails} subtitle={event.subtitle}>
          <EventFacts event={event} />
        </Stage>
      </Wrap>
      <SectionList content={event.content} parts={parts} />
      <div>
        <Part>
          <LinkButton kind="line" href={href('events')}>
            {t('programme')}
          </LinkButton>
        </Part>
        <End />
      </div>
    </article>
  );
}
