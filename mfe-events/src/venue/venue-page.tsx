import { css } from '@emotion/react';
import { Arrow, Fact, Facts, LinkButton, RichText, useMessages, VisuallyHidden, Wrap } from '@foyer/shared';
import { Modules } from '../detail/modules.tsx';
import { End, PartText } from '../detail/part.tsx';
import { Stage } from '../detail/stage.tsx';
import { Title } from '../detail/title.tsx';
import type { VenueData } from './load.ts';

const address = css({ fontStyle: 'normal', '& > span': { display: 'block' } });

/** The page of a venue: where it is, when it is open, and for whom. */
export function VenuePage({ data: venue }: { data: VenueData }) {
  const t = useMessages();
  const { map } = venue;
  return (
    <article>
      <Wrap>
        <Title title={venue.name} preline={t('venue')} />
        <Stage image={venue.image} thumbnails={venue.thumbnails}>
          <Facts>
            {venue.address.length > 0 && (
              <Fact term={t('address')}>
                <address css={address}>
                  {venue.address.map((line) => (
                    <span key={line}>{line}</span>
                  ))}
                </address>
              </Fact>
            )}
            {venue.openingHours && (
              <Fact term={t('hours')}>
                <RichText html={venue.openingHours} />
              </Fact>
            )}
            {venue.access.length > 0 && (
              <Fact term={t('access')}>{venue.access.map((kind) => t(`access.${kind}`)).join(', ')}</Fact>
            )}
          </Facts>
          {map && (
            <p>
              <LinkButton kind="line" href={map}>
                {t('map')}
                <Arrow to="out" />
                <VisuallyHidden> (OpenStreetMap)</VisuallyHidden>
              </LinkButton>
            </p>
          )}
        </Stage>
      </Wrap>
      {venue.description && (
        <PartText>
          <RichText html={venue.description} />
        </PartText>
      )}
      <Modules content={venue.content} />
      <End />
    </article>
  );
}
