import { logInAt } from '../../src/harness/editor-session.ts';
import { makePage } from '../../src/harness/own-page.ts';
import { expect, test } from '../../src/harness/test.ts';
import { interactive } from '../../src/harness/witness.ts';

interface Made {
  id: number;
}

test('what comes and goes by the clock does so in an open page, and to the second in new HTML', async ({
  page,
  contentUrl,
  witness,
}, info) => {
  const admin = await logInAt(contentUrl, 'admin');
  const send = async (method: 'POST' | 'PATCH' | 'DELETE', path: string, body: object) =>
    (await (await admin.send(method, path, body)).json()) as Made;
  const { id, address, drop } = await makePage(contentUrl, `zeit-${info.workerIndex}-${info.testId}`);
  const owner = { content_type: 'page', object_id: id };
  const section = await send('POST', '/de/pageeditor-api/modules/container/', {
    ...owner,
    slug: 'reihe',
    parent: null,
    layout: '100',
  });
  const list = await send('POST', '/de/pageeditor-api/modules/teaser_list/', {
    ...owner,
    slug: 'liste',
    parent: section.id,
  });
  const beforeVisit = Date.now();
  await page.goto(address);
  await interactive(page);
  // As long as this machine takes for a page.
  const visitMs = Date.now() - beforeVisit;
  const headline = 'Heute nur kurz';
  const from = Date.now() + 4000 + 4 * visitMs;
  const to = from + 3000 + 4 * visitMs;
  await send('POST', '/de/pageeditor-api/modules/teaser_item/', {
    ...owner,
    slug: 'teaser',
    parent: list.id,
    headline,
    online_from: new Date(from).toISOString(),
    online_to: new Date(to).toISOString(),
  });
  const html = async () => (await page.request.get(address)).text();
  const isInHtml = async () => (await html()).includes(headline);

  await expect.poll(html, { message: 'the page knows when it changes' }).toContain(new Date(from).toISOString());
  await page.goto(address);
  await interactive(page);
  const teaser = page.getByText(headline);
  await expect(teaser).toHaveCount(0);
  expect(await isInHtml()).toBe(false);
  await expect(teaser).toBeVisible({ timeout: to - Date.now() });
  expect(Date.now()).toBeGreaterThanOrEqual(from);
  expect(await isInHtml()).toBe(true);
  await expect(teaser).toHaveCount(0);
  expect(Date.now()).toBeGreaterThanOrEqual(to);
  await expect.poll(isInHtml).toBe(false);
  expect(witness.documents).toHaveLength(2);
  await drop();
});
