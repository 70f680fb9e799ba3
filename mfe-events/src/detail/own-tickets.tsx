import { css } from '@emotion/react';
import { LinkButton } from '@foyer/shared';

/** One way to the tickets is enough: where the bar at the lower edge has it, this one steps back. */
const place = css({ 'body:has([data-sticky-bar] [data-tickets]) &': { display: 'none' } });

/** The page's own way to its tickets, last among the facts: nothing moves up when it goes. */
export function OwnTickets({ href, label }: { href: string; label: string }) {
  return (
    <p css={place}>
      <LinkButton href={href}>{label}</LinkButton>
    </p>
  );
}
