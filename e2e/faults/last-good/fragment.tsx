import { defineFragment } from '@foyer/shared';
import type { Event, Paged } from '@foyer/shared/api';

/** A widget in good order that lives on the content service: what befalls that, befalls it. */
export default defineFragment({
  name: 'last-good',
  hydrate: 'load',
  load: async ({ api, location }) => {
    // Under an address of its own, so that no earlier page has read it.
    const { results } = await api.get<Paged<Event>>('/{locale}/api/events/', { for: location.search });
    return { titles: results.slice(0, 3).map(({ title }) => title) };
  },
  View: ({ data }) => (
    <ul data-testid="widget">
      {data.titles.map((title) => (
        <li key={title}>{title}</li>
      ))}
    </ul>
  ),
});
