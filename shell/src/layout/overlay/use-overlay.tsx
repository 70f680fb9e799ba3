import { isPlainClick, useSite } from '@foyer/shared';
import { useEffect, useRef, useState, type MouseEvent, type ReactNode, type RefObject } from 'react';
import type { EventsOverlay } from './events-overlay.tsx';
import { asksForOverlay, isEventRoute, withOverlay } from './overlay-address.ts';

const WIDGET = 'events.overlay';
const load = () => import('./events-overlay.tsx');
const preload = () => void load().catch(() => undefined);

interface Overlay {
  /** What turns a link to the programme into one that opens the overlay; null where there is none. */
  link: {
    ref?: RefObject<HTMLAnchorElement | null>;
    onClick?: (event: MouseEvent) => void;
    onPointerEnter?: () => void;
  } | null;
  view: ReactNode;
}

/**
 * The programme over the page on show. Its address says whether it is open, so that it can be linked to and the way back
 * closes it; its code comes when it is asked for. Call it from an observer.
 */
export function useOverlay(): Overlay {
  const { navigation, snapshot } = useSite();
  const [View, setView] = useState<typeof EventsOverlay | null>(null);
  /** Whether this visit has opened it: then the entry before in the history is the page without it. */
  const opened = useRef(false);
  const link = useRef<HTMLAnchorElement>(null);
  const { location, status } = navigation;
  const offered = status === 200 && Object.values(snapshot.remotes).some(({ widgets }) => WIDGET in widgets);
  const open = offered && !isEventRoute(location.route) && asksForOverlay(location);

  useEffect(() => {
    if (!open) opened.current = false;
    // The link itself is the way when the code cannot be had.
    else
      void load().then(
        ({ EventsOverlay: Loaded }) => setView(() => Loaded),
        () => undefined,
      );
  }, [open]);

  const show = (event: MouseEvent) => {
    if (!isPlainClick(event)) return;
    event.preventDefault();
    const { href } = event.currentTarget as HTMLAnchorElement;
    load().then(
      () => {
        opened.current = true;
        void navigation.navigate(withOverlay(navigation.location), { keepScroll: true, keepData: true });
      },
      () => void navigation.navigate(new URL(href).pathname),
    );
  };

  const close = () => {
    // Opened by its address it has nowhere to give the focus back to: it stays inside until the next picture, then it is lost.
    if (document.activeElement?.matches('body, dialog:not([open]) *')) link.current?.focus({ preventScroll: true });
    if (!asksForOverlay(navigation.location)) return;
    if (opened.current) history.back();
    else
      void navigation.navigate(withOverlay(navigation.location, false), {
        replace: true,
        keepScroll: true,
        keepData: true,
      });
    opened.current = false;
  };

  return {
    link: isEventRoute(location.route) ? null : offered ? { ref: link, onClick: show, onPointerEnter: preload } : {},
    view: View && <View open={open} onClose={close} />,
  };
}
