import type { UserDetails } from '@foyer/shared/api';
import { createTestSite } from '@foyer/shared/testing';
import { PageRecords } from '../pages/page-records.ts';
import { PictureRecords } from '../editing/pictures/picture-records.ts';
import { interfaceApi } from './interface-api.ts';

const user = { username: 'editor', is_logged_in: true, locale: 'de' } as UserDetails;
const siteOf = (details: Partial<UserDetails>, href = '/de/besuch') =>
  createTestSite({ href, user: { ...user, ...details } });

test('what editors read of answers is in the language they edit in, whatever page they are on', () => {
  const site = siteOf({ editing_language: 'en' });
  expect(interfaceApi(site).url('/{locale}/api/media/')).toBe('/en/api/media/');
  site.user.replace({ ...user, editing_language: 'de' });
  expect(interfaceApi(site).url('/{locale}/api/media/')).toBe('/de/api/media/');
});

test('an interface that the service does not speak gets the language of the account', () => {
  expect(interfaceApi(siteOf({ editing_language: 'la' }, '/en/visit')).url('/{locale}/x')).toBe('/de/x');
});

test('complaints about pages and pictures come in it', async () => {
  const asked = jest.spyOn(globalThis, 'fetch').mockImplementation(async () => Response.json({}));
  const site = siteOf({ editing_language: 'en' });
  await new PageRecords(site).create({});
  await new PictureRecords(site).crop(3, null);
  expect(asked.mock.calls.map(([address]) => address)).toEqual([
    '/en/api/back-office/pages/',
    '/en/api/media/pictures/3/',
  ]);
});
