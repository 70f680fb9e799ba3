import { css } from '@emotion/react';
import { DatedRows } from '../rows/dated-rows.tsx';
import { useRowTools } from '../rows/row-tools.ts';
import type { ListData } from './load.ts';

const nothing = css({ padding: 'var(--s4) 0', borderTop: '1px solid var(--line)', color: 'var(--mute)' });

interface ListProps {
  data: ListData;
  /** What embeds the list may say of which level the titles are in its page; by default of the third. */
  props?: { heading?: number };
}

/** A short list of events. Its heading is the page's. */
export function List({ data: { events }, props }: ListProps) {
  const tools = useRowTools();
  if (events.length === 0) return <p css={nothing}>{tools.t('noEvents')}</p>;
  return <DatedRows events={events} heading={props?.heading === 2 ? 'h2' : 'h3'} {...tools} />;
}
