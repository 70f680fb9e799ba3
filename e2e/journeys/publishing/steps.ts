import type { APIResponse, Page } from '@playwright/test';
import { logInAt } from '../../src/harness/editor-session.ts';

export { test } from '../../src/harness/own-page.ts';
export { bar, edit, insert, insertHeadline, modules, publish, saved, tools } from '../../src/harness/editing.ts';

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
