import { css } from '@emotion/react';
import { Fact, Facts, Heading, Link, Picture, RichText, useFormats, useLocation } from '@foyer/shared';
import { addressOfLink } from '../../links/address.ts';
import { useHeadingLevel } from '../../page/outline.ts';
import { fieldsOf, pictureOf, textOf } from '../fields.ts';
import type { ModuleProps } from '../module.ts';
import { hoursOfWeek, type HoursSpan } from './hours.ts';
import { useRareMessages } from '../use-rare-messages.ts';

const frame = css({
  display: 'grid',
  gap: 'var(--s6) var(--gap)',
  '@container (min-width: 56rem)': { gridTemplateColumns: '7fr 4fr', columnGap: 'calc(100% / 12)', alignItems: 'end' },
});
const words = css({ display: 'grid', gap: 'var(--s4)' });
const shape = css({ aspectRatio: '3 / 2' });
const title = css({
  textDecorationColor: 'transparent',
  '&:hover': { textDecorationColor: 'var(--aurora)' },
});

/** A venue with its address and hours. */
export function VenueModule({ module }: ModuleProps) {
  const t = useRareMessages();
  const { locale } = useLocation();
  const hours = useHours();
  const level = useHeadingLevel(module);
  const venue = fieldsOf(module.venue_obj);
  const name = textOf(venue.name);
  if (!name) return null;
  const picture = pictureOf(venue);
  const address = fieldsOf(venue.address);
  const lines = [textOf(address.street), [textOf(address.zip), textOf(address.city)].filter(Boolean).join(' ')].filter(
    Boolean,
  );
  const href = addressOfLink(textOf(fieldsOf(venue.urls)[locale]));
  const week = hoursOfWeek(venue.opening_hours);
  return (
    <div css={frame}>
      {picture && <Picture {...picture} css={shape} cover sizes="(min-width: 64em) 58vw, 100vw" />}
      <div css={words}>
        <Heading level={level} size={2}>
          {href ? (
            <Link href={href} css={title}>
              {name}
            </Link>
          ) : (
            name
          )}
        </Heading>
        {textOf(venue.description) && <RichText html={textOf(venue.description)} />}
        {(lines.length > 0 || week.length > 0) && (
          <Facts>
            {lines.length > 0 && <Fact term={t('venue.address')}>{lines.join(', ')}</Fact>}
            {week.map((span) => (
              <Fact key={span.first} term={hours.days(span)}>
                {hours.times(span)}
              </Fact>
            ))}
          </Facts>
        )}
      </div>
    </div>
  );
}

// A week that began on a Monday, at noon so that no time zone shifts the day.
const FIRST_OF_JANUARY_2024 = Date.UTC(2024, 0, 1, 12);
const DAY_MS = 86_400_000;

function useHours() {
  const t = useRareMessages();
  const formats = useFormats();
  const nameOf = (weekday: number) => formats.weekdayShort(new Date(FIRST_OF_JANUARY_2024 + (weekday - 1) * DAY_MS));
  const short = (clock: string) => clock.replace(/:00$/, '').replace(/^0/, '');
  return {
    days: ({ first, last }: HoursSpan) => (first === last ? nameOf(first) : `${nameOf(first)} – ${nameOf(last)}`),
    times: ({ from, to }: HoursSpan) =>
      from ? t('venue.hours', { from: short(from), to: short(to) }) : t('venue.closed'),
  };
}
