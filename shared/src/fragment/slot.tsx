import { useEffect, useId, useMemo, useRef, useState } from 'react';
import type { JsonObject } from '../contract.ts';
import { useScope } from './scope.ts';

export interface SlotProps {
  /** Name of a widget that a remote declares: `events.list`. */
  widget: string;
  props?: JsonObject;
}

/**
 * Embeds a widget of any remote. On the server its HTML stands inside the page; in the browser it is a React root of its own,
 * so that whatever happens in it stays in it. React never looks into the frame.
 */
export function Slot({ widget, props = {} }: SlotProps) {
  const { slots, location } = useScope();
  const id = useId();
  const frame = useRef<HTMLDivElement>(null);
  const json = JSON.stringify(props);
  const stable = useMemo(() => JSON.parse(json) as JsonObject, [json]);
  // React must see the same markup for good: it would otherwise empty the frame.
  const [content] = useState(() => ({ __html: slots.place({ id, widget, props }) }));

  useEffect(() => {
    if (frame.current) slots.mount(frame.current, { id, widget, props: stable, location });
  }, [slots, id, widget, stable, location]);

  useEffect(() => {
    const element = frame.current;
    return () => {
      if (element) slots.unmount(element);
    };
  }, [slots, id, widget]);

  return (
    <div ref={frame} data-slot={id} data-widget={widget} suppressHydrationWarning dangerouslySetInnerHTML={content} />
  );
}
