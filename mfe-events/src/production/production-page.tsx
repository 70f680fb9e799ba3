import { RichText, useHref, useMessages, useSite, Wrap } from '@foyer/shared';
import { useEffect, type ReactNode } from 'react';
import { CastList } from '../detail/cast-list.tsx';
import { ComingDates } from '../detail/coming-dates.tsx';
import { Modules } from '../detail/modules.tsx';
import { End, Part, PartText } from '../detail/part.tsx';
import { SectionList } from '../detail/section-list.tsx';
import type { Section } from '../detail/sections.ts';
import { Stage } from '../detail/stage.tsx';
import { Title } from '../detail/title.tsx';
import { canBook } from '../rows/action.ts';
import type { ProductionData } from './load.ts';
import { ProductionFacts } from './production-facts.tsx';

/** The page of one production. */
export function ProductionPage({ data: production }: { data: ProductionData }) {
  const t = useMessages();
  const href = useHref();
  const { programme } = useSite();
  const { dates, stickyEvent } = production;
  const next = dates.find(({ status }) => status !== 'canceled' && status !== 'postponed');
  const bookable = dates.find(({ status, ticket }) => ticket && canBook(status));
  const status = bookable?.status ?? null;
  const ticketUrl = bookable?.ticket ?? null;
  useEffect(
    () => programme.setCurrent({ status, ticketUrl, stickyEvent }),
    [programme, status, ticketUrl, stickyEvent],
  );
  const parts: Record<Section, ReactNode> = {
    description: production.description && (
      <PartText>
        <RichText html={production.description} />
      </PartText>
    ),
    dates: (
      <Part title={t('dates')}>
        <ComingDates events={dates} />
      </Part>
    ),
    modules: <Modules content={production.content} />,
    team: production.team.length > 0 && (
      <Part title={t('team')}>
        <CastList team={production.team} />
      </Part>
    ),
  };
  return (
    <article data-rows="">
      <Wrap>
        <Title title={production.title} preline={t('productions')} prelineHref={href('productions')} />
        <Stage image={production.image} thumbnails={production.thumbnails} subtitle={production.subtitle}>
          <ProductionFacts production={production} next={next} bookable={bookable} />
        </Stage>
      </Wrap>
      <SectionList content={production.content} parts={parts} />
      <End />
    </article>
  );
}
