import { BASICS, categoriesOf, renameServices } from './configuration.ts';
import { textsOf } from './texts.ts';

const services = { tracking: ['analytics', 'ads', 'meta'], marketing: [], external_media: ['video', 'maps'] };
const paths = { privacy: '/de/datenschutz', imprint: '/de/impressum' };

test('nothing is chosen beforehand but what is required, which cannot be refused', () => {
  const chosen = Object.entries(categoriesOf(services, 'de')).map(([name, { enabled, readOnly }]) => [
    name,
    enabled,
    readOnly,
  ]);
  expect(chosen).toEqual([
    ['required', true, true],
    ['tracking', false, false],
    ['marketing', false, false],
    ['external_media', false, false],
  ]);
});

test('services have names in the language of the page; unknown ones keep theirs', () => {
  const categories = categoriesOf(services, 'de');
  const names = () => Object.values(categories.external_media.services ?? {}).map(({ label }) => label);
  expect(names()).toEqual(['Videos', 'maps']);
  renameServices(categories, 'en');
  expect(Object.values(categories.tracking.services ?? {}).map(({ label }) => label)).toEqual([
    'Statistics',
    'Advertisements',
    'Meta (Facebook, Instagram)',
  ]);
});

test.each([
  ['analytics', ['_ga', '_ga_X1', '_gid', '_pk_id.1']],
  ['ads', ['_gcl_au']],
  ['meta', ['_fbp', '_fbc']],
])('the cookies of %s go with it, and none of ours', (service, cookies) => {
  const known = categoriesOf(services, 'de').tracking.services?.[service]?.cookies ?? [];
  const matches = (name: string) => known.some((cookie) => cookie.name instanceof RegExp && cookie.name.test(name));
  expect(cookies.filter(matches)).toEqual(cookies);
  expect(
    [
      'cookie_consent_settings',
      'i18n_redirected',
      'cartAmount',
      'breaking_news_closed',
      'csrftoken',
      'sessionid',
    ].filter(matches),
  ).toEqual([]);
});

test('the cookie is the one of the specification, for 180 days, and robots are asked too', () => {
  expect(BASICS).toMatchObject({
    mode: 'opt-in',
    hideFromBots: false,
    cookie: { name: 'cookie_consent_settings', expiresAfterDays: 180 },
  });
});

test('both languages speak of every category and lead to privacy policy and imprint', () => {
  for (const locale of ['de', 'en'] as const) {
    const { consentModal, preferencesModal } = textsOf(locale, paths);
    expect(preferencesModal.sections.flatMap(({ linkedCategory }) => linkedCategory ?? [])).toEqual([
      'required',
      'tracking',
      'marketing',
      'external_media',
    ]);
    expect(consentModal.footer).toContain('href="/de/datenschutz"');
    expect(consentModal.footer).toContain('href="/de/impressum"');
    expect(
      [consentModal.acceptAllBtn, consentModal.acceptNecessaryBtn, consentModal.showPreferencesBtn].every(Boolean),
    ).toBe(true);
  }
});
