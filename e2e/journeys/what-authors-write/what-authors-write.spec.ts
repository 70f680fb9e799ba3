import type { Page, Route } from '@playwright/test';
import { logInAt, type EditorSession } from '../../src/harness/editor-session.ts';
import { fillLogin } from '../../src/harness/log-in.ts';
import { expect, test } from '../../src/harness/test.ts';
import { interactive } from '../../src/harness/witness.ts';

const PAGE = '/de/besuch';
const FOREIGN = 'https://code.example';
const STATE = /<script type="application\/json" id="foyer-state">(.*?)<\/script>/s;

const isPage = ({ pathname }: URL) => pathname === PAGE;

interface PageAnswer {
  object_id: number;
  modules: { id: number }[];
}

/** The page's own state, with the code of every remote from elsewhere. */
function forgedState(html: string): string {
  const state = JSON.parse(STATE.exec(html)?.[1] ?? '') as { snapshot: { remotes: Record<string, { base: string }> } };
  for (const [name, remote] of Object.entries(state.snapshot.remotes))
    remote.base = `${FOREIGN}/releases/${name}/1.0.0-0000000000`;
  return JSON.stringify(state);
}

/** Answers in the foreign host's name with code that says that it ran. @returns what was asked of it */
async function watchForeignCode(page: Page): Promise<string[]> {
  const asked: string[] = [];
  await page.context().route(`${FOREIGN}/**`, async (route: Route) => {
    asked.push(route.request().url());
    await route.fulfill({
      contentType: 'text/javascript',
      body: 'document.documentElement.dataset.taken = "yes"',
      headers: { 'access-control-allow-origin': '*' },
    });
  });
  return asked;
}

async function logInAsAdmin(page: Page): Promise<void> {
  await page.goto(`/admin/login/?next=${PAGE}`);
  await fillLogin(page, 'admin');
  await page.waitForURL(isPage);
}

async function expectNoForeignCode(page: Page, asked: string[]): Promise<void> {
  await interactive(page);
  expect(asked).toEqual([]);
  await expect(page.locator('html')).not.toHaveAttribute('data-taken');
}

test.describe('what authors write does not reach code', () => {
  let editor: EditorSession;
  let place: object;

  test.beforeAll(async ({ contentUrl }) => {
    editor = await logInAt(contentUrl);
    const { object_id, modules } = (await (
      await editor.get(`/de/pageeditor-api/page${PAGE.slice(3)}`)
    ).json()) as PageAnswer;
    place = { slug: 'from-an-author', parent: modules[0]?.id, content_type: 'page', object_id, position: 0 };
  });

  const create = (model: string, fields: object) =>
    editor.send('POST', `/de/pageeditor-api/modules/${model}/`, { ...place, ...fields });

  test('a text that brings a state of its own is a text, for administrators too', async ({ page, request }) => {
    const forged = forgedState(await (await request.get(PAGE)).text());
    const answer = await create('text', { content: `<div id="foyer-state">${forged}</div>` });
    const { id } = (await answer.json()) as { id: number };
    try {
      const asked = await watchForeignCode(page);
      await logInAsAdmin(page);
      await expect(page.locator('main')).toContainText(FOREIGN);
      await expectNoForeignCode(page, asked);
    } finally {
      await editor.send('DELETE', `/de/pageeditor-api/modules/text/${id}/`, {});
    }
  });

  test('a headline cannot take the place of the state', async () => {
    const answer = await create('headline', { content: '{}', anchor: 'foyer-state' });
    expect(answer.status).toBe(400);
  });

  test('even where a content service has let it through', async ({ page }) => {
    await page.route(isPage, async (route) => {
      const response = await route.fetch();
      const html = await response.text();
      const forged = `<div id="foyer-state" type="application/json">${forgedState(html).replaceAll('<', '&lt;')}</div>`;
      await route.fulfill({
        response,
        body: html.replace('</main>', `${forged}</main>`).replace('</body>', `${forged}</body>`),
      });
    });
    const asked = await watchForeignCode(page);
    await logInAsAdmin(page);
    // What the login leads to is not rerouted.
    await page.reload();
    await expect(page.locator('#foyer-state')).toHaveCount(3);
    await expectNoForeignCode(page, asked);
  });

  test('a state that names code of another host loads none of it', async ({ page }) => {
    await page.route(isPage, async (route) => {
      const response = await route.fetch();
      const html = await response.text();
      await route.fulfill({
        response,
        body: html.replace(STATE, (script) =>
          script.replace(/\{.*\}/s, () => forgedState(html).replaceAll('<', '\\u003c')),
        ),
      });
    });
    const asked = await watchForeignCode(page);
    const complaint = page.waitForEvent('console', (message) => message.text().includes('FOYER-314'));
    await page.goto(PAGE);
    await page.keyboard.press('Tab');
    await complaint;
    expect(asked).toEqual([]);
  });
});
