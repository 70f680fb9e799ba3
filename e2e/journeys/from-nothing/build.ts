import type { Locator, Page } from '@playwright/test';
import type { MODULES, ModuleModel } from '@foyer/shared/modules';
import { bar, saved } from '../../src/harness/editing.ts';
import { DEMO_PASSWORD } from '../../src/harness/content-service.ts';
import { test } from '../../src/harness/own-page.ts';
import { expect } from '../../src/harness/test.ts';

/** What building takes on a machine that others load, too, in milliseconds. */
const LONGEST_MS = 300_000;

/** How something is reached and done: by keys alone, or by pointer alone but for letters. */
export interface Hand {
  press: (control: Locator) => Promise<void>;
  write: (field: Locator, words: string) => Promise<void>;
  /** Begins to edit the page. */
  begin: () => Promise<void>;
  /** Opens the picker. @param made what was made last; null on an empty page */
  pick: (made: ModuleModel | null) => Promise<void>;
  /** Chooses a module in the picker, which is open. */
  choose: (name: string) => Promise<void>;
  /** Opens the settings of what is selected. */
  settings: () => Promise<Locator>;
  endSettings: () => Promise<void>;
  publish: () => Promise<void>;
}

/** What a module needs before it can be published. */
interface Need {
  /** In the picker. */
  name: string;
  /** Typed where the caret stands once it is there. */
  words?: string;
  /** Written in its settings, by label. */
  fields?: Readonly<Record<string, string>>;
  /** What the page has of its fields. It follows a moment after them, and moves whatever stands below. */
  shows?: (module: Locator) => Locator;
  /** Found by a button of its settings: the button's name, the dialog's. */
  found?: readonly [button: string | RegExp, dialog: string];
}

type Picked = {
  [Model in ModuleModel]: (typeof MODULES)[Model] extends { group: string } ? Model : never;
}[ModuleModel];

/** What others show is named by their host, and by nothing before it is complete. */
const embedOf = (field: string, address: string): Omit<Need, 'name'> => ({
  fields: { [field]: address },
  shows: (module) => module.getByRole('link', { name: `Bei ${new URL(address).host} öffnen` }),
});
const EMBED = 'Adresse oder Einbettungscode';
const FILM = embedOf('Adresse des Films', 'https://video.nordlicht.example/embed/rundgang');
const FILE = [/^Suchen/, 'Dateien'] as const;
const PICTURE = ['Bild wählen', 'Bilder'] as const;
const VENUE = ['Ort: Suchen …', 'Orte'] as const;

/** Every module of the picker; a new one does not compile until it is here. */
const NEEDS: Record<Picked, Need> = {
  headline: { name: 'Überschrift', words: 'Aus dem Nichts', fields: { Anker: 'anfang' } },
  text: { name: 'Text', words: 'Wir fangen an.' },
  image: { name: 'Bild', found: PICTURE },
  link: { name: 'Knopf', words: 'Zum Programm', fields: { Adresse: '/de/programm' } },
  quote: { name: 'Zitat', words: 'Licht ist Stoff.' },
  two_columns: { name: 'Bild und Text', words: 'Nebeneinander' },
  html: { name: 'HTML', fields: { HTML: '<p>Von Hand</p>' }, shows: (module) => module.getByText('Von Hand') },
  video: { name: 'Film', ...FILM },
  video_selfhosted: { name: 'Eigener Film', found: FILE },
  video_list: { name: 'Filme', ...FILM },
  audio: { name: 'Ton', ...embedOf(EMBED, 'https://nordlicht.podigee.example/foyergespraech/embed') },
  audio_selfhosted: { name: 'Eigener Ton', found: FILE },
  viewer: { name: 'Dokument', ...embedOf(EMBED, 'https://dokumente.nordlicht.example/embed/jahresbericht') },
  social_media: { name: 'Soziales Netz', ...embedOf(EMBED, 'https://sozial.nordlicht.example/embed/nordlicht') },
  image_list: { name: 'Bilderreihe', found: PICTURE },
  hero_media: { name: 'Auftakt', words: 'Nächte' },
  venue: { name: 'Spielort', found: VENUE },
  venue_list: { name: 'Spielorte', found: VENUE },
  event_list: { name: 'Termine' },
  form: { name: 'Formular', found: ['Formular: Suchen …', 'Formulare'] },
  logo_list: { name: 'Logos', words: 'Hafenwerk' },
  section: { name: 'Abschnitt' },
  blog_teaser_list: { name: 'Neues Magazin' },
  highlight_teaser: { name: 'Aus Rubriken' },
  full_teaser: { name: 'Großer Anriss', words: 'Mehr dazu' },
  teaser_list: { name: 'Anrisse', words: 'Mehr davon' },
  faq: { name: 'Fragen', words: 'Wann öffnet das Haus?' },
  // Last: a link of it is a link too.
  anchor_list: { name: 'Sprungmarken', words: 'Zum Anfang', fields: { Adresse: '#anfang' } },
};

export const panel = (page: Page) => page.locator('[data-editor-panel=right]');
export const picker = (page: Page) => page.getByRole('dialog', { name: 'Modul einfügen' });
const selected = (page: Page) => page.locator('main [data-selected]');

/** Logs in, builds a page of every module, and publishes it. */
async function build(page: Page, address: string, hand: Hand): Promise<void> {
  await page.goto(`/admin/login/?next=${address}`);
  await hand.write(page.locator('input[name="username"]'), 'editor');
  await hand.write(page.locator('input[name="password"]'), DEMO_PASSWORD);
  await hand.press(page.locator('button[type=submit]'));
  await page.waitForURL((url) => url.pathname === address);
  await expect(page.getByRole('button', { name: 'Bearbeiten' })).toBeVisible();
  await hand.begin();
  await expect(bar(page)).toBeVisible();
  let made: ModuleModel | null = null;
  for (const [model, need] of Object.entries(NEEDS) as [Picked, Need][]) {
    await test.step(model, async () => {
      await hand.pick(made);
      made = model;
      await hand.choose(need.name);
      await expect(picker(page)).toBeHidden();
      const frame = page.locator(`main [data-model=${model}][data-editable]`);
      await expect(frame).toHaveCount(1);
      await expect(selected(page)).toBeVisible();
      await expect.poll(() => frame.evaluate((element) => element.contains(document.activeElement))).toBe(true);
      if (need.words) await page.keyboard.type(need.words);
      if (!need.fields && !need.found) return;
      const settings = await hand.settings();
      for (const [label, words] of Object.entries(need.fields ?? {}))
        await hand.write(settings.getByRole('textbox', { name: new RegExp(`^${label}( \\*)?$`) }), words);
      if (need.shows) await expect(need.shows(frame)).toBeVisible();
      if (need.found) {
        const [button, name] = need.found;
        await hand.press(settings.getByRole('button', { name: button }).first());
        const dialog = page.getByRole('dialog', { name, exact: true });
        await hand.press(dialog.getByRole('listitem').getByRole('button').first());
        await expect(dialog).toBeHidden();
      }
      await hand.endSettings();
    });
  }
  await saved(page);
  await hand.publish();
}

/** Every module is there for somebody whose browser runs no scripts. */
async function expectSeen(page: Page, address: string): Promise<void> {
  const visitor = await page.context().browser()!.newContext({ javaScriptEnabled: false });
  const theirs = await visitor.newPage();
  await theirs.goto(new URL(address, page.url()).href);
  for (const [model, { words }] of Object.entries(NEEDS)) {
    // A venue stands in the list of venues, too.
    const module = theirs.locator(`main [data-model=${model}]`).first();
    await expect(module, model).toBeAttached();
    if (words) await expect(module, model).toContainText(words);
  }
  await visitor.close();
}

/** A page of every module: built by one kind of hand, published, and seen by somebody without scripts. */
export function testHand(name: string, handOf: (page: Page) => Hand): void {
  test(`a page of every module is built by ${name} alone, published, and seen without scripts`, async ({
    page,
    empty,
    witness,
  }) => {
    test.setTimeout(LONGEST_MS);
    await build(page, empty, handOf(page));
    await expectSeen(page, empty);
    expect(witness.complaints).toEqual([]);
  });
}
