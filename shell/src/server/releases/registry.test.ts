import { remove } from './registry.ts';

describe('removing', () => {
  const registry = {
    revision: 3,
    remotes: { events: { release: '1.0.0-a', history: [] }, pages: { release: '1.0.0-b', history: [] } },
  };

  it('leaves the other remotes as they are, in a new revision', () => {
    const now = new Date('2026-01-01T12:00:00Z');
    expect(remove(registry, 'events', now)).toEqual({
      revision: 4,
      remotes: { pages: registry.remotes.pages },
      retired: { 'events/1.0.0-a': now.toISOString() },
    });
  });

  it('is refused for a remote that is not there, and for the last one', () => {
    expect(() => remove(registry, 'shop')).toThrow('the site has no remote "shop": there are events, pages;');
    expect(() => remove(remove(registry, 'events'), 'pages')).toThrow('the only remote');
  });
});
