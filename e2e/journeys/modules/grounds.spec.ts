import type { ModuleRow } from '@foyer/shared/modules';
import type { Locator } from '@playwright/test';
import { axeFaults } from '../../src/harness/axe.ts';
import { expect } from '../../src/harness/test.ts';
import { logInAt } from '../../src/harness/editor-session.ts';
import { fillAndPublish, rowOf, test as base } from '../../src/harness/own-page.ts';

const test = base.extend<{ white: number }>({
  /** A picture that is as bright as can be, by its number in the library. */
  white: async ({ contentUrl, page }, use) => {
    await page.setContent('<style>body { background: #fff }</style>');
    const { cookie } = await logInAt(contentUrl);
    const form = new FormData();
    form.set('file', new File([new Uint8Array(await page.screenshot())], 'schnee.png', { type: 'image/png' }));
    const answer = await fetch(`${contentUrl}/de/api/media/`, {
      method: 'POST',
      headers: { cookie, 'x-csrftoken': /csrftoken=([^;]*)/.exec(cookie)?.[1] ?? '' },
      body: form,
    });
    await use(((await answer.json()) as { id: number }).id);
  },
});

const both = (words: string) => ({ de: words, en: words });
const moduleOf = (id: number, parent: number, position: number, model: string, fields: object): ModuleRow => ({
  ...{ id, parent, column: 0, position, model, slug: `${model}${-id}` },
  fields: fields as ModuleRow['fields'],
});

/** The contrast of an element's words to the lightest point of what they stand on. */
async function contrastOf(words: Locator): Promise<number> {
  const colour = await words.evaluate((element) => getComputedStyle(element).color);
  const style = '* { color: transparent !important }';
  const bare = (await words.screenshot({ animations: 'disabled', style })).toString('base64');
  return words.evaluate(
    async (_element, { colour, bare }) => {
      const bitmap = await createImageBitmap(await (await fetch(`data:image/png;base64,${bare}`)).blob());
      const context = new OffscreenCanvas(bitmap.width, bitmap.height).getContext('2d')!;
      const linear = (value: number) => (value <= 0.04045 ? value / 12.92 : ((value + 0.055) / 1.055) ** 2.4);
      const luminances = () => {
        const { data } = context.getImageData(0, 0, bitmap.width, bitmap.height);
        const of = (at: number) => linear(data[at]! / 255);
        return Array.from({ length: data.length / 4 }, (_, pixel) => pixel * 4).map(
          (at) => 0.2126 * of(at) + 0.7152 * of(at + 1) + 0.0722 * of(at + 2),
        );
      };
      context.drawImage(bitmap, 0, 0);
      const lightest = luminances().reduce((most, one) => Math.max(most, one), 0);
      context.fillStyle = colour;
      context.fillRect(0, 0, bitmap.width, bitmap.height);
      return (luminances()[0]! + 0.05) / (lightest + 0.05);
    },
    { colour, bare },
  );
}

test.describe('on the brightest picture', () => {
  test.use({ bypassCSP: true });

  for (const width of [360, 1440, 1920])
    test(`words are to be read at ${width} pixels`, async ({ page, empty, contentUrl, white }) => {
      const online = '2020-01-01T00:00:00+01:00';
      await fillAndPublish(contentUrl, empty, [
        rowOf(-1, 0),
        moduleOf(-2, -1, 0, 'hero_media', {
          image: white,
          headline: both('Die Sammlung hängt nicht, sie wandert durch das Haus'),
          text: both('<p>Musiktheater über eine Stadt, die das Dunkel verlernt hat, und die es wieder lernt.</p>'),
          online_from: online,
        }),
        rowOf(-3, 1),
        moduleOf(-4, -3, 0, 'section', { image: white }),
        moduleOf(-5, -4, 0, 'headline', { headline_level: 2, content: both('Im Schnee'), subline: both('Bis März') }),
      ]);
      await page.setViewportSize({ width, height: 1400 });
      await page.goto(empty);
      const hero = page.locator('[data-model=hero_media]');
      const section = page.locator('[data-model=section]');
      for (const band of [hero, section])
        await band.locator('img').evaluate((image: HTMLImageElement) => image.decode());
      // WCAG 2.2, 1.4.3: what is large needs less.
      expect(await contrastOf(hero.getByRole('heading'))).toBeGreaterThan(3);
      expect(await contrastOf(hero.locator('p').first())).toBeGreaterThan(4.5);
      expect(await contrastOf(section.getByText('Bis März'))).toBeGreaterThan(4.5);
    });
});

test('the words of a teaser without a picture begin where those of the page do', async ({
  page,
  empty,
  contentUrl,
}) => {
  await fillAndPublish(contentUrl, empty, [
    rowOf(-1, 0),
    moduleOf(-2, -1, 0, 'full_teaser', { headline: both('Die Sammlung wandert') }),
  ]);
  for (const width of [360, 1440, 1920]) {
    await page.setViewportSize({ width, height: 900 });
    await page.goto(empty);
    const title = (await page.getByRole('heading', { level: 1 }).boundingBox())!;
    expect((await page.getByRole('heading', { level: 2 }).first().boundingBox())!.x).toBe(title.x);
  }
});

for (const ground of ['ink', 'violet', 'aurora', 'ember', 'grey'])
  test(`what stands on ${ground} is to be read, under the pointer too`, async ({ page, empty, contentUrl }) => {
    await fillAndPublish(contentUrl, empty, [
      rowOf(-1, 0),
      moduleOf(-2, -1, 0, 'section', { extra_class: ground }),
      moduleOf(-3, -2, 0, 'headline', { headline_level: 2, content: both('Partner'), subline: both('Mit ihnen') }),
      moduleOf(-4, -2, 1, 'logo_list', { extra_class: 'cells' }),
      moduleOf(-5, -4, 0, 'logo_item', { link_text: both('Stiftung Polarkreis'), link_url: both('/de/besuch') }),
      moduleOf(-6, -2, 2, 'image', { image: 3, format: 'horizontal', extra_class: 'framed' }),
      moduleOf(-7, -2, 3, 'faq', {}),
      moduleOf(-8, -7, 0, 'faq_item', { question: both('Gibt es Garderoben?'), content: both('<p>Ja.</p>') }),
      moduleOf(-9, -2, 4, 'link', {
        link_text: both('Zum Besuch'),
        link_url: both('/de/besuch'),
        extra_class: 'aurora',
      }),
      moduleOf(-10, -2, 5, 'event_list', {}),
    ]);
    await page.emulateMedia({ reducedMotion: 'reduce' });
    await page.goto(empty);
    const band = page.locator(`[data-ground=${ground}]`);
    const pale = () => axeFaults(page, ground, { within: `[data-ground=${ground}]` });
    expect(await pale()).toEqual([]);
    const row = band.locator('[data-model=event_list] li').first();
    for (const pressed of [
      band.getByText('Gibt es Garderoben?'),
      band.getByText('Zum Besuch'),
      row,
      row.locator('a').last(),
    ]) {
      await pressed.hover();
      expect(await pale()).toEqual([]);
    }
  });
