import serverEntry from './server-entry.mjs';

const entryOf = (text) => serverEntry.call({ resourcePath: '/site/mfe-events/foyer.json' }, text);

describe('the entry of a server bundle', () => {
  test('renders what foyer.json declares', () => {
    const entry = entryOf(JSON.stringify({ name: 'events', fragments: { list: './src/list.tsx' } }));
    expect(entry).toContain('import fragment0 from "./src/list.tsx";');
    expect(entry).toContain('remote: "events"');
  });

  test.each([
    ['{ "name": "events", }', 'cannot be read: .+ JSON'],
    ['{ "name": "Events" }', 'needs a "name"'],
  ])('says of %s which file it is and what is wrong', (text, words) => {
    expect(() => entryOf(text)).toThrow(new RegExp(`^FOYER-506: /site/mfe-events/foyer.json ${words}`));
  });
});
