import { useMessages, type Site } from '@foyer/shared';
import { createTestSite, TestRoot } from '@foyer/shared/testing';
import { act, configure, render } from '@testing-library/react';
import { PointerEventsCheckLevel, userEvent } from '@testing-library/user-event';
import type { ReactNode } from 'react';
import type { EventRow } from '../../rows/event-row.ts';
import type { ProgrammeData } from '../load.ts';
import { messages } from '../messages.ts';
import { Programme } from '../programme.tsx';

// Asking jsdom for computed styles takes most of a test's time, and nothing here is hidden by style.
configure({ defaultHidden: true });
export const user = userEvent.setup({ delay: null, pointerEventsCheck: PointerEventsCheckLevel.Never });

export const row = (id: number, changes: Partial<EventRow> = {}): EventRow => ({
  id,
  slug: `termin-${id}`,
  title: `Termin ${id}`,
  start: '2026-12-04T19:30:00+01:00',
  place: 'Studio',
  status: 'sale',
  ticket: 'https://tickets.example/1',
  ...changes,
});

export const dataOf = (changes: Partial<ProgrammeData> = {}): ProgrammeData => ({
  intro: '',
  today: '2026-12-04',
  events: { rows: [row(1)], more: false },
  teasers: [],
  days: ['2026-12-04', '2026-12-06'],
  selections: [],
  ...changes,
});

/** What surrounds the programme in a test; each begins anew. */
export const surroundings = {
  /** Answers of the content service by path, without the query. */
  answers: {} as Record<string, unknown>,
  isNear: false,
  /** Lets those who watch the end of the list look again. */
  look: (): void => undefined,
};

/** Sees what a test says is near. */
class Watcher implements IntersectionObserver {
  readonly root = null;
  readonly rootMargin = '';
  readonly scrollMargin = '';
  readonly thresholds = [];
  constructor(callback: IntersectionObserverCallback) {
    surroundings.look = () => callback([{ isIntersecting: surroundings.isNear } as IntersectionObserverEntry], this);
  }
  observe(): void {
    surroundings.look();
  }
  unobserve(): void {}
  disconnect(): void {}
  takeRecords = () => [];
}

/** The visitor scrolls to near the end of the list. */
export const comeNear = (): Promise<void> =>
  act(async () => {
    surroundings.isNear = true;
    window.dispatchEvent(new Event('scroll'));
    surroundings.look();
  });

/** Lays out anew what surrounds the programme: the content service, and the parts of a browser that jsdom has not. */
export function layOut(): void {
  Object.assign(surroundings, { answers: {}, isNear: false, look: () => undefined });
  window.IntersectionObserver = Watcher;
  globalThis.fetch = async (input) => {
    const path = (input as string).split('?')[0] ?? '';
    return new Response(JSON.stringify(surroundings.answers[path] ?? null), { status: 200 });
  };
  HTMLDialogElement.prototype.showModal = function showModal() {
    this.open = true;
  };
  HTMLDialogElement.prototype.close = function close() {
    this.open = false;
    this.dispatchEvent(new Event('close'));
  };
}

function Texts({ children }: { children: ReactNode }) {
  useMessages('events.programme', messages);
  return children;
}

/** Shows the programme as at an address. */
export function show(data: ProgrammeData, search = ''): Site {
  const site = createTestSite({ href: `/de/programm${search}`, now: '2026-12-04T10:00:00+01:00' });
  render(
    <TestRoot site={site} namespace="events.programme">
      <Texts>
        <main>
          <Programme data={data} />
        </main>
      </Texts>
    </TestRoot>,
  );
  return site;
}
