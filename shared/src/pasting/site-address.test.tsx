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
