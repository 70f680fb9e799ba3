import { autorun } from 'mobx';
import { createTestSite } from '../testing/index.ts';
import { CONSENT_REVISION, storedDecision } from './consent-cookie.ts';
import { ConsentStore } from './consent-store.ts';
import { DeviceStore } from './device-store.ts';
import { ProgrammeStore } from './programme-store.ts';
import { StickyStore } from './sticky-store.ts';
import { UserStore } from './user-store.ts';

test('the ticket button shows for an event on sale, and for a production with the flag always', () => {
  const programme = new ProgrammeStore();
  const seen: (string | null)[] = [];
  autorun(() => seen.push(programme.stickyTicketUrl));
  const leave = programme.setCurrent({ status: 'sale', ticketUrl: '/a', stickyEvent: false });
  programme.setCurrent({ status: 'sold_out', ticketUrl: '/b', stickyEvent: false });
  leave();
  programme.setCurrent({ status: null, ticketUrl: '/c', stickyEvent: true });
  programme.clear();
  expect(seen).toEqual([null, '/a', null, '/c', null]);
});

test('a sticky link is there until its module disappears', () => {
  const sticky = new StickyStore();
  const remove = sticky.add({ id: 'a', label: 'A', href: '#a' });
  sticky.add({ id: 'b', label: 'B', href: '#b' });
  remove();
  expect(sticky.items.map((item) => item.id)).toEqual(['b']);
});

test('a page that goes leaves the sticky link of the same name that the next one has', () => {
  const sticky = new StickyStore();
  const remove = sticky.add({ id: 'end', label: 'Programm', href: '#footer' });
  sticky.add({ id: 'end', label: 'Mediathek', href: '#footer' });
  remove();
  expect(sticky.items.map(({ label }) => label)).toEqual(['Mediathek']);
});

test('only what is required is allowed until the visitor says more; a new decision revokes', () => {
  const consent = new ConsentStore();
  expect([consent.allows('required'), consent.allows('external_media')]).toEqual([true, false]);
  consent.decide({ categories: ['required', 'external_media'], services: { external_media: ['video'] } });
  expect([
    consent.allows('external_media', 'video'),
    consent.allows('external_media', 'audio'),
    consent.allows('tracking'),
  ]).toEqual([true, false, false]);
  consent.decide({ categories: ['required', 'tracking'], services: {} });
  expect([consent.allows('tracking'), consent.allows('external_media', 'video')]).toEqual([true, false]);
});

test('one content is allowed until the visitor decides anew, or takes it back', () => {
  const consent = new ConsentStore();
  consent.allowOnce('/a');
  consent.allowOnce('/b');
  consent.amend({ categories: ['external_media'], services: { external_media: ['audio'] } });
  expect([consent.allowsOnce('/a'), consent.allowsOnce('/b'), consent.allowsOnce('/c')]).toEqual([true, true, false]);
  consent.revokeOnce('/b');
  expect([consent.allowsOnce('/a'), consent.allowsOnce('/b')]).toEqual([true, false]);
  consent.decide({ categories: ['required'], services: {} });
  expect(consent.allowsOnce('/a')).toBe(false);
});

test('a stored decision counts as long as it is about the same and can be read', () => {
  const value = JSON.stringify;
  const services = { external_media: ['video'] };
  expect(
    storedDecision(value({ categories: ['external_media'], services, revision: CONSENT_REVISION, consentId: 'x' })),
  ).toEqual({ categories: ['external_media'], services });
  expect(
    storedDecision(value({ categories: ['external_media'], services, revision: CONSENT_REVISION + 1 })),
  ).toBeNull();
  for (const rubbish of [
    null,
    '',
    '%',
    '{',
    'null',
    '5',
    '[]',
    value({ revision: CONSENT_REVISION }),
    value({ revision: CONSENT_REVISION, categories: 'all' }),
  ])
    expect(storedDecision(rubbish)).toBeNull();
  const consent = new ConsentStore();
  consent.decide(
    storedDecision(
      value({ revision: CONSENT_REVISION, categories: ['external_media'], services: { external_media: 5 } }),
    ),
  );
  expect(consent.allows('external_media', 'video')).toBe(false);
});

test('a device that lacks something holds back until its visitor wants to go on', () => {
  const device = new DeviceStore();
  device.restrict(null);
  expect(device.holdsBack).toBe(false);
  device.restrict('bandwidth');
  expect(device.holdsBack).toBe(true);
  device.proceed();
  expect(device.holdsBack).toBe(false);
});

test('a user without a name is called by the user name', () => {
  const details = {
    email: 'e@x.example',
    username: 'editor',
    first_name: '',
    last_name: '',
    is_logged_in: true,
    admin_menus: [],
    has_dashboard_online_access: false,
    login_url: '',
    logout_url: '',
    webshop_url: '',
  };
  const user = new UserStore(details);
  expect([user.isLoggedIn, user.fullName]).toEqual([true, 'editor']);
  user.replace({ ...details, first_name: 'Ada', last_name: 'Lind' });
  expect(user.fullName).toBe('Ada Lind');
  user.replace(null);
  expect([user.isLoggedIn, user.fullName]).toEqual([false, '']);
});

test('a page is staged beside the old one, then committed alone', () => {
  const { navigation } = createTestSite({ href: '/de/programm' });
  const page = {
    key: 'k',
    location: { ...navigation.location, pathname: '/de' },
    remote: 'pages',
    fragment: 'page',
    definition: null,
    data: null,
    head: { title: 'Home' },
    status: 200,
    now: '2026-12-04T18:00:00Z',
  };
  navigation.active.add('events');
  navigation.prepare(page.location);
  navigation.stage(page);
  expect([...navigation.active]).toEqual(['events', 'pages']);
  expect(navigation.location.pathname).toBe('/de/programm');
  navigation.commit(page);
  expect([...navigation.active]).toEqual(['pages']);
  expect([navigation.pending, navigation.location.pathname, navigation.head.title]).toEqual([null, '/de', 'Home']);
});
