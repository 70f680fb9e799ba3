import type { APIResponse, Page } from '@playwright/test';
import { logInAt } from '../../src/harness/editor-session.ts';
import { test as base } from '../../src/harness/test.ts';

/** A page of its own for each test, so that nobody reads what another one writes: its address in German. */
export const test = base.extend<{ empty: string }>({
  empty: async ({ contentUrl }, use, info) => {
    const admin = await logInAt(contentUrl, 'admin');
    const name = `publishing-${info.workerIndex}-${info.testId}`;
    const made = await admin.send('POST', '/de/api/back-office/pages/', {
      title: { de: 'Probe', en: 'Trial' },
      path: { de: name, en: name },
      is_online: true,
    });
    const { id } = (await made.json()) as { id: number };
    await use(`/de/${name}`);
    await admin.send('DELETE', `/de/api/back-office/pages/${id}/?confirm=true`, {});
  },
});

export { bar, edit, insert, modules, publish, saved } from '../../src/harness/editing.ts';

/** What somebody gets who is not logged in and has no JavaScript. */
export async function anonymous(page: Page, address: string): Promise<APIResponse> {
  const context = await page.context().browser()!.newContext();
  return context.request.get(new URL(address, page.url()).href);
}

/** Removes pages in whose path a word stands. */
export async function removePages(contentUrl: string, word: string): Promise<void> {
  const admin = await logInAt(contentUrl, 'admin');
  const { results } = (await (
    await admin.get('/de/api/back-office/pages/?page_size=100&sort=id&order=desc')
  ).json()) as { results: { id: number; path: { de: string } }[] };
  for (const { id } of results.filter(({ path }) => path.de.includes(word)))
    await admin.send('DELETE', `/de/api/back-office/pages/${id}/?confirm=true`, {});
}
