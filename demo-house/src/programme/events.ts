import { dayAfter } from '../calendar.ts';
import { l, rich, slugs } from '../localise.ts';
import type { HouseEvent, HouseProduction, EventStatus, LocalDay } from '@foyer/shared/house';
import { scheduleFrom, type PlannedDate } from './schedule.ts';

/** All dates of the programme around `today`, with what became of each. */
export function eventsFrom(today: LocalDay, productions: readonly HouseProduction[]): HouseEvent[] {
  const dates = scheduleFrom(today);
  const statuses = statusesOf(dates, today);
  const modules = new Map(productions.map((production) => [production.key, production.modules]));
  return dates.map((date, index) => {
    const { entry, production } = date;
    const status = statuses[index] ?? 'sale';
    const moved = status === 'postponed';
    const special = occasionOf(date, dates, today);
    const key = `${entry.key}-${date.start.replace(/[-:T]/g, '')}`;
    return {
      key,
      slug: slugs(l(...entry.title)),
      title: l(...entry.title),
      subtitle: l(...entry.subtitle),
      preline: special?.preline ?? l(...entry.preline),
      teaser: l(...entry.teaser),
      description: rich(entry.de, entry.en),
      contentNotes: entry.notes ? l(...entry.notes) : null,
      start: date.start,
      end: date.end,
      previousStart: moved ? `${dayAfter(date.day, -7)}T${date.start.slice(11)}` : null,
      sequence: moved ? 1 : 0,
      type: entry.type,
      status,
      ticketUrl: ticketUrl(key, status),
      priceFrom: entry.price?.[0] ?? null,
      priceTo: entry.price?.[1] ?? null,
      room: entry.room,
      series: entry.series ?? null,
      genre: entry.genre,
      tags: special?.tag ? [...entry.tags, special.tag] : [...entry.tags],
      access: [...entry.access],
      production: production?.key ?? null,
      format: production ? null : entry.key,
      picture: entry.picture,
      team: entry.team.map(([de, en, person]) => ({ role: l(de, en), person })),
      modules: (production && modules.get(production.key)) ?? [],
    };
  });
}

/**
 * What is past is past, what costs nothing is free; of the rest some sell well, a few are moved or cancelled.
 * The count runs over paid evenings, so every status occurs within the next weeks of any day.
 */
function statusesOf(dates: readonly PlannedDate[], today: LocalDay): EventStatus[] {
  let evening = 0;
  return dates.map(({ day, entry }) => {
    if (day < today) return 'past';
    if (entry.soldOut) return 'sold_out';
    if (entry.price === null) return 'free_entrance';
    if (entry.series === 'sonntagsmatinee') return 'livestream';
    if (entry.tags.includes('schulen') && entry.type === 'werkstatt') return 'none';
    if (entry.type !== 'auffuehrung' && entry.type !== 'konzert') return 'sale';
    evening += 1;
    if (evening % 22 === 8) return 'canceled';
    if (evening % 33 === 12) return 'postponed';
    if (evening % 11 === 5) return 'sold_out';
    if (evening % 6 === 2) return 'remaining_tickets';
    return 'sale';
  });
}

/** The first date of a new production is its opening, the last of its run a farewell; exhibitions have tours. */
function occasionOf({ production, start }: PlannedDate, dates: readonly PlannedDate[], today: LocalDay) {
  if (!production) return null;
  if (production.type === 'ausstellung')
    return { tag: null, preline: l('Rundgang durch die Ausstellung', 'Tour of the exhibition') };
  const own = dates.filter((date) => date.production === production);
  if (production.from > 0 && own[0]?.start === start)
    return { tag: 'premiere', preline: l('Premiere', 'Opening night') };
  const ends = dayAfter(today, production.to) < (dates.at(-1)?.day ?? '');
  if (ends && own.at(-1)?.start === start)
    return { tag: 'zum-letzten-mal', preline: l('Zum letzten Mal', 'Last performance') };
  return null;
}

function ticketUrl(key: string, status: EventStatus): string | null {
  if (status === 'sale' || status === 'remaining_tickets') return `https://tickets.nordlicht.example/${key}`;
  if (status === 'livestream') return `https://live.nordlicht.example/${key}`;
  return null;
}
