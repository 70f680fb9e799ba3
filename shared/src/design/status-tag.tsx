import { css } from '@emotion/react';
import type { ReactNode } from 'react';
import type { Event } from '../api/index.ts';

const tag = css({
  display: 'inline-block',
  padding: '.2rem .55rem',
  border: '1.5px solid transparent',
  borderRadius: '.2rem',
  color: 'var(--ink)',
  font: '600 .8rem/1.3 var(--font-text)',
});

const kinds = {
  ember: css(tag, { background: 'var(--ember)', color: 'var(--on-ember)' }),
  aurora: css(tag, { background: 'var(--aurora)', color: 'var(--on-aurora)' }),
  grey: css(tag, { background: 'var(--grey)' }),
  outlined: css(tag, { borderColor: 'currentColor', color: 'inherit' }),
};

export type StatusKind = keyof typeof kinds;

/** How the status of an event looks; null for one that needs no word. */
export const EVENT_STATUS_KINDS = {
  canceled: 'outlined',
  postponed: 'outlined',
  sold_out: 'grey',
  past: 'grey',
  remaining_tickets: 'ember',
  free_entrance: 'aurora',
  livestream: 'outlined',
  sale: null,
  none: null,
} as const satisfies Record<Event['status'], StatusKind | null>;

/** A word that says how things stand: few left (ember), free (aurora), sold out (grey), cancelled (outlined). */
export function StatusTag({ kind, children }: { kind: StatusKind; children: ReactNode }) {
  return <span css={kinds[kind]}>{children}</span>;
}
