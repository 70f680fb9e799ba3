import { Fact, Facts, LinkButton, RichText, useFormats, useHref, useMessages, Wrap } from '@foyer/shared';
import { ComingDates } from '../detail/coming-dates.tsx';
import { Modules } from '../detail/modules.tsx';
import { End, Part } from '../detail/part.tsx';
import { Stage } from '../detail/stage.tsx';
import { Title } from '../detail/title.tsx';
import type { SeriesData } from './load.ts';

const DATES = 'termine';

/** The page of a series: what it is about beside its picture, then what comes. */
export function SeriesPage({ data: { name, description, image, thumbnails, dates, content } }: { data: SeriesData }) {
  const t = useMessages();
  const formats = useFormats();
  const href = useHref();
  const next = dates.find(({ status }) => status !== 'canceled' && status !== 'postponed');
  return (
    <article>
      <Wrap>
        <Title title={name} preline={t('series')} />
        <Stage image={image} thumbnails={thumbnails}>
          {description && <RichText html={description} />}
          {next && (
            <Facts>
              <Fact term={t('next')}>
                <a href={href('events-slug-id', { slug: next.slug, id: next.id })}>
                  <time dateTime={next.start}>{formats.range(next.start)}</time>
                </a>
              </Fact>
              {next.place && <Fact term={t('where')}>{next.place}</Fact>}
            </Facts>
          )}
          {dates.length > 0 && (
            <p>
              <LinkButton href={`#${DATES}`}>{t('toDates')}</LinkButton>
            </p>
          )}
        </Stage>
      </Wrap>
      <div id={DATES}>
        <Part title={t('dates')}>
          <ComingDates events={dates} />
        </Part>
      </div>
      <Modules content={content} />
      <End />
    </article>
  );
}
