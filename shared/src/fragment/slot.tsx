import { useEffect, useId, useMemo, useRef } from 'react';
import type { JsonObject } from '../contract.ts';
import { useScope } from './scope.ts';
import type { MountedWidget } from './slot-host.ts';

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
  const { slots } = useScope();
  const id = useId();
  const frame = useRef<HTMLDivElement>(null);
  const mounted = useRef<MountedWidget | null>(null);
  const key = JSON.stringify(props);
  // React must see the same markup for good: it would otherwise empty the frame.
  const content = useMemo(() => ({ __html: slots.place({ id, widget, props }) }), [slots, id, widget]);

  useEffect(() => {
    if (!frame.current) return undefined;
    const handle = slots.mount(frame.current, { id, widget, props });
    mounted.current = handle;
    return () => {
      mounted.current = null;
      handle.unmount();
    };
  }, [slots, id, widget]);

  useEffect(() => mounted.current?.update(props), [key]);

  return <div ref={frame} data-slot={id} data-widget={widget} suppressHydrationWarning dangerouslySetInnerHTML={content} />;
}
