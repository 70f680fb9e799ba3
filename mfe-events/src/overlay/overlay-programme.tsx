import { css } from '@emotion/react';
import { isPlainClick, useSite, type JsonObject } from '@foyer/shared';
import { useMemo, type MouseEvent } from 'react';
import { isNarrowed } from '../filter/programme-query.ts';
import { Tools } from '../filter/tools.tsx';
import { Nothing } from '../programme/nothing.tsx';
import { DatedRows } from '../rows/dated-rows.tsx';
import { useRowTools } from '../rows/row-tools.ts';
import { overlayAddress } from './address.ts';
import { queryOf, type OverlayData } from './load.ts';

/** The head of the overlay is what stays in view, not the tools. */
const list = css({ '&& > div:first-of-type': { position: 'static', border: 0 } });

/** The programme over a page: presets, filters and the next events. Every choice changes the query of the page below, in place of the last one. */
export function OverlayProgramme({
  data: { today, events, selections },
  props,
}: {
  data: OverlayData;
  props: JsonObject;
}) {
  const tools = useRowTools();
  const { navigation } = useSite();
  const query = queryOf(props);
  const place = useMemo(
    () => ({
      address: (to: typeof query) => overlayAddress(navigation.location, to),
      go: (address: string) => void navigation.navigate(address, { replace: true, keepScroll: true, keepData: true }),
    }),
    [navigation],
  );

  const onClick = (event: MouseEvent) => {
    const href = event.target instanceof Element ? event.target.closest('a')?.getAttribute('href') : null;
    if (!href?.includes('overlay=true') || !isPlainClick(event)) return;
    event.preventDefault();
    place.go(href);
  };

  return (
    <div css={list} role="presentation" onClick={onClick}>
      <Tools query={query} today={today} selections={selections} place={place} />
      {events.length === 0 ? (
        <Nothing narrowed={isNarrowed(query, today)} place={place} />
      ) : (
        <DatedRows events={events} {...tools} />
      )}
    </div>
  );
}
