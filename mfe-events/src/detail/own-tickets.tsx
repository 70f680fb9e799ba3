import { css } from '@emotion/react';
import { LinkButton, useMessages } from '@foyer/shared';
import type { Event } from '@foyer/shared/api';

/** One way to the tickets is enough: where the bar at the lower edge has it, this one steps back. */
const place = css({ 'body:has([data-sticky-bar] [data-tickets]) &': { display: 'none' } });

/** The page's own way to the tickets of a date, last among the facts: nothing moves up when it goes. Its texts are `ticketsMessages`. */
export function OwnTickets({ href, status }: { href: string; status: Event['status'] }) {
  const t = useMessages();
  return (
    <p css={place}>
      <LinkButton href={href}>
        {t(status === 'livestream' ? 'watch' : status === 'free_entrance' ? 'reserve' : 'buy')}
      </LinkButton>
    </p>
  );
}
