import { isReservedId } from './reserved-id.ts';

test.each([
  ...[
    'foyer-state',
    'FOYER-STATE',
    ' foyer-state',
    'foyer_events',
    'webpackChunkfoyer_events',
    '__FEDERATION__',
    '_page-r_0_',
    ':r1:',
    '«r1»',
  ],
  ...[
    'main',
    'menu',
    'cc-main',
    'scheduler',
    'requestIdleCallback',
    'requestidlecallback',
    'trustedTypes',
    'process',
    'module',
  ],
])('%j belongs to the platform', (id) => {
  expect(isReservedId(id)).toBe(true);
});

test.each([
  'anfahrt',
  'tickets',
  'das-foyer',
  'mainz',
  'menue',
  'history',
  'team-4',
  'module-12',
  'processes',
  'Öffnungszeiten',
  '',
])('%j may be an anchor', (id) => {
  expect(isReservedId(id)).toBe(false);
});
