import { defineFragment } from '@foyer/shared';

/** A widget in good order that lives on the content service: what befalls that, befalls it. */
export default defineFragment({
  name: 'last-good',
  hydrate: 'load',
  load: async ({ api, location }) => {
    // Under an address of its own, so that no earlier page has read it.
    const page_size =
      3 + (Array.from(location.search, (letter) => letter.charCodeAt(0)).reduce((sum, code) => sum + code, 0) % 90);
    const { results } = await api.get('/{locale}/api/events/', { page_size });
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
