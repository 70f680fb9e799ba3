import { siteAddress } from './site-address.ts';

const own = location.origin;

test.each([
  [`${own}/de/besuch`, '/de/besuch'],
  [`${own}/de/programm?room=2&date=01-12-2026#liste`, '/de/programm?room=2&date=01-12-2026#liste'],
  [`${own}/media/plan.pdf`, '/media/plan.pdf'],
  [`${own}/`, '/'],
  // As the address bar has it while somebody edits.
  [`${own}/de/besuch?edit#preise`, '/de/besuch#preise'],
  [`${own}/de/besuch?v=12`, '/de/besuch'],
  [`${own}/de/programm?room=2&edit&noToolbar`, '/de/programm?room=2'],
  // As Google writes them into documents, letters and what it finds.
  [
    'https://www.google.com/url?q=https://a.example/x?y%3D1%26z%3D2%23ort&sa=D&ust=17',
    'https://a.example/x?y=1&z=2#ort',
  ],
  ['https://www.google.de/url?sa=t&url=https%3A%2F%2Fa.example%2F&usg=A', 'https://a.example/'],
  [`https://www.google.com/url?q=${own}/de/besuch&sa=D`, '/de/besuch'],
  ['https://www.google.com/url?q=javascript:alert(1)', 'https://www.google.com/url?q=javascript:alert(1)'],
  ['https://www.google.com.a.example/url?q=b', 'https://www.google.com.a.example/url?q=b'],
  ['https://www.google.com/maps?q=Nordlicht', 'https://www.google.com/maps?q=Nordlicht'],
  // Of others, or none yet.
  [`${own}//evil.example/de`, `${own}//evil.example/de`],
  [own, own],
  [`${own}.example/de`, `${own}.example/de`],
  ['https://nordlicht.example/de?edit', 'https://nordlicht.example/de?edit'],
  ['/de/besuch?edit', '/de/besuch?edit'],
  ['mailto:haus@nordlicht.example', 'mailto:haus@nordlicht.example'],
  ['', ''],
])('%s is kept as %s', (address, kept) => {
  expect(siteAddress(address)).toBe(kept);
});
