import { ApiError, NotFoundError, RedirectError, type FragmentContext } from '@foyer/shared';
import { createTestSite } from '@foyer/shared/testing';
import { samplePage } from '../modules/samples.ts';
import { loadPage, pathOf } from './load.ts';

function contextOf(
  href: string,
  get: (path: string, query?: object) => Promise<unknown>,
  isLoggedIn = false,
): FragmentContext {
  const site = createTestSite({ href });
  return {
    location: site.navigation.location,
    site: { ...site.state, user: isLoggedIn ? { is_logged_in: true } : null },
    api: { get },
  } as unknown as FragmentContext;
}

test.each([
  ['/de', ''],
  ['/de/', ''],
  ['/de/besuch/anfahrt/', 'besuch/anfahrt'],
  ['/en/legal%20notice', 'legal%20notice'],
])('the page of %s is called "%s"', (pathname, path) => {
  expect(pathOf(pathname)).toBe(path);
});

test('a page is read by its path', async () => {
  const get = jest.fn(async () => samplePage());
  await expect(loadPage(contextOf('/de/besuch/anfahrt', get))).resolves.toMatchObject({ id: 12 });
  expect(get).toHaveBeenCalledWith('/{locale}/pageeditor-api/page/besuch/anfahrt', { version_id: null, preview: null });
});

test('a working copy is read with the token of its address', async () => {
  const get = jest.fn(async () => samplePage());
  await loadPage(contextOf('/de/besuch?preview=1-abc', get));
  expect(get).toHaveBeenCalledWith('/{locale}/pageeditor-api/page/besuch', { version_id: null, preview: '1-abc' });
});

test('a page that does not exist is not found', async () => {
  const get = () => Promise.reject(new ApiError(404, '/x', null));
  await expect(loadPage(contextOf('/de/fehlt', get))).rejects.toBeInstanceOf(NotFoundError);
});

test('a content service in trouble is no missing page', async () => {
  const get = () => Promise.reject(new ApiError(500, '/x', null));
  await expect(loadPage(contextOf('/de/besuch', get))).rejects.toBeInstanceOf(ApiError);
});

test('a version that is none is not found either', async () => {
  const get = () => Promise.reject(new ApiError(400, '/x', null));
  await expect(loadPage(contextOf('/de/besuch?v=alt', get, true))).rejects.toBeInstanceOf(NotFoundError);
  await expect(loadPage(contextOf('/de/besuch', get, true))).rejects.toBeInstanceOf(ApiError);
});

test('an anonymous visitor who asks for a version is sent to the page, for good', async () => {
  const get = jest.fn();
  const error: unknown = await loadPage(contextOf('/de/besuch?v=88&x=1', get)).catch((thrown: unknown) => thrown);
  expect(error).toBeInstanceOf(RedirectError);
  expect(error).toMatchObject({ to: '/de/besuch?x=1', status: 301 });
  expect(get).not.toHaveBeenCalled();
});

test('an editor sees the version', async () => {
  const get = jest.fn(async () => samplePage());
  await loadPage(contextOf('/de/besuch?v=88', get, true));
  expect(get).toHaveBeenCalledWith('/{locale}/pageeditor-api/page/besuch', { version_id: '88', preview: null });
});
