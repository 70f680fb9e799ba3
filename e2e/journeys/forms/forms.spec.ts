import type { Page } from '@playwright/test';
import { logInAt } from '../../src/harness/editor-session.ts';
import { holdBack } from '../../src/harness/hold-back.ts';
import { field, fileField, fill, formWithFile, PDF, send } from '../../src/harness/press-form.ts';
import { expect, test } from '../../src/harness/test.ts';
import { interactive, painted } from '../../src/harness/witness.ts';

test.describe('without JavaScript', () => {
  test.use({ javaScriptEnabled: false });

  test('a form with a file is sent; what is wrong is said, and nothing that was entered is lost', async ({
    page,
    contentUrl,
  }) => {
    const name = `Ada Ohne Skript ${Date.now()}`;
    const address = await formWithFile(contentUrl);
    await page.goto(address);
    await fill(page, name);
    await field(page, /^E-Mail/).fill('ada');
    await fileField(page).setInputFiles({ name: 'presseausweis.pdf', mimeType: 'application/pdf', buffer: PDF });
    await send(page).click();

    await expect(page).toHaveURL(address);
    const summary = page.locator('main [role=alert]');
    await expect(summary).toContainText('Ungültige E-Mail-Adresse!');
    await expect(field(page, /^Name/)).toHaveValue(name);
    await expect(field(page, /^E-Mail/)).toHaveValue('ada');
    await expect(field(page, /^E-Mail/)).toHaveAttribute('aria-invalid', 'true');
    await expect(page.getByText('Schon angekommen: presseausweis.pdf')).toBeVisible();
    const target = await summary.getByRole('link').first().getAttribute('href');
    expect(target).toBe(`#${await field(page, /^E-Mail/).getAttribute('id')}`);

    await field(page, /^E-Mail/).fill('ada@foerdeblatt.example');
    await send(page).click();
    await expect(page).toHaveURL(/[?&]sent=\d+$/);
    const thanks = page.locator('main [role=status]');
    await expect(thanks).toContainText('Vielen Dank!');
    await expect(thanks).toBeFocused();
    await expect(thanks).toBeInViewport();

    const editor = await logInAt(contentUrl, 'admin');
    const id = /\/(\d+)$/.exec(address)?.[1];
    const table = await (await editor.get(`/de/api/back-office/form-entries.csv?form=${id}`)).text();
    expect(table.split(name)).toHaveLength(2);
    expect(table).toContain('presseausweis.pdf');
  });

  test('a button pressed twice, and the way back to send again, make one entry', async ({ page, contentUrl }) => {
    const name = `Ada Doppelt ${Date.now()}`;
    const address = await formWithFile(contentUrl);
    await page.goto(address);
    await fill(page, name);
    await field(page, /^E-Mail/).fill('ada@foerdeblatt.example');
    const choose = () =>
      fileField(page).setInputFiles({ name: 'presseausweis.pdf', mimeType: 'application/pdf', buffer: PDF });
    await choose();
    await send(page).dblclick();
    await expect(page.locator('main [role=status]')).toContainText('Vielen Dank!');
    await page.goBack();
    // Browsers restore what was entered, but files.
    await choose();
    await send(page).click();
    await expect(page.locator('main [role=status]')).toContainText('Vielen Dank!');

    const editor = await logInAt(contentUrl, 'admin');
    const id = /\/(\d+)$/.exec(address)?.[1];
    const table = await (await editor.get(`/de/api/back-office/form-entries.csv?form=${id}`)).text();
    expect(table.split(name)).toHaveLength(2);
  });

  test('what was entered arrives when the house has changed the form meanwhile', async ({ page, contentUrl }) => {
    const address = await formWithFile(contentUrl);
    const path = `/de/api/back-office/forms/${/\/(\d+)$/.exec(address)?.[1]}/`;
    const editor = await logInAt(contentUrl);
    const form = (await (await editor.get(path)).json()) as { fields: object[] };
    const name = `Ada Unbeirrt ${Date.now()}`;
    await page.goto(address);
    await fill(page, name);
    await field(page, /^E-Mail/).fill('ada@foerdeblatt.example');
    const fields = form.fields.map((one) => ({ ...one, help: { de: 'Bitte genau.', en: 'Please be precise.' } }));
    expect((await editor.send('PUT', path, { ...form, fields })).status).toBe(200);
    await send(page).click();
    await expect(page.locator('main [role=alert]').getByRole('link')).toHaveCount(1);
    await expect(field(page, /^Name/)).toHaveValue(name);
    await fileField(page).setInputFiles({ name: 'presseausweis.pdf', mimeType: 'application/pdf', buffer: PDF });
    await send(page).click();
    await expect(page.locator('main [role=status]')).toContainText('Vielen Dank!');
    expect((await editor.send('PUT', path, form)).status).toBe(200);
  });
});

test('what is wrong is a summary of links that takes the focus, and is said as soon as a field is left', async ({
  page,
  contentUrl,
  witness,
}) => {
  await page.goto(await formWithFile(contentUrl));
  await interactive(page);
  await field(page, /^E-Mail/).fill('ada');
  await page.keyboard.press('Tab');
  await expect(field(page, /^E-Mail/)).toHaveAttribute('aria-invalid', 'true');
  await send(page).click();
  const summary = page.locator('main [role=alert] > *');
  await expect(summary).toBeFocused();
  const link = summary.getByRole('link', { name: /^E-Mail/ });
  await link.focus();
  await page.keyboard.press('Enter');
  await expect(field(page, /^E-Mail/)).toBeFocused();
  expect(witness.complaints).toEqual([]);
});

test('a press on its button counts although the button is pushed away meanwhile, and not for whoever moves away', async ({
  page,
  contentUrl,
}) => {
  await page.goto(await formWithFile(contentUrl));
  await interactive(page);
  const summary = page.locator('main [role=alert] > *');
  const pressUntil = async (meanwhile: (from: { x: number; y: number }) => Promise<unknown>) => {
    await send(page).scrollIntoViewIfNeeded();
    const { x, y, width, height } = (await send(page).boundingBox())!;
    const from = { x: x + width / 2, y: y + height / 2 };
    await page.mouse.move(from.x, from.y);
    await page.mouse.down();
    await meanwhile(from);
    await page.mouse.up();
  };
  await pressUntil(({ x, y }) => page.mouse.move(x, y + 200, { steps: 5 }));
  await painted(page);
  await expect(summary).toHaveCount(0);

  // As a file that has arrived does.
  const grow = (form: Element) => void (form.querySelector<HTMLElement>('input[type=file]')!.style.marginTop = '200px');
  await pressUntil(() => page.locator('main form').evaluate(grow));
  await expect(summary).toBeFocused();
});

test.describe('what was typed', () => {
  /** A new window of the same browser: all that a crash leaves. */
  const crash = async (page: Page) => {
    const next = await page.context().newPage();
    await page.close({ runBeforeUnload: false });
    return next;
  };

  test('survives a reload and a crash, says so, and is gone when it is sent or discarded', async ({
    page,
    contentUrl,
  }) => {
    const address = await formWithFile(contentUrl);
    await page.goto(address);
    await interactive(page);
    await field(page, /^Name/).fill('Ada Bleibt');
    await expect(page.getByText('bleibt in diesem Browser')).toBeVisible();
    await page.reload();
    await expect(field(page, /^Name/)).toHaveValue('Ada Bleibt');
    const next = await crash(page);
    await next.goto(address);
    await expect(field(next, /^Name/)).toHaveValue('Ada Bleibt');
    await next.getByRole('button', { name: 'Eingaben löschen' }).click();
    await expect(field(next, /^Name/)).toHaveValue('');
    expect(await next.evaluate(() => Object.keys(localStorage).filter((key) => key.startsWith('foyer_form')))).toEqual(
      [],
    );
    await fill(next, 'Ada Sendet');
    await field(next, /^E-Mail/).fill('ada@foerdeblatt.example');
    await fileField(next).setInputFiles({ name: 'presseausweis.pdf', mimeType: 'application/pdf', buffer: PDF });
    await send(next).click();
    await expect(next.locator('main [role=status]')).toContainText('Vielen Dank!');
    expect(await next.evaluate(() => Object.keys(localStorage).filter((key) => key.startsWith('foyer_form')))).toEqual(
      [],
    );
  });

  test.describe('before anything was decided about cookies', () => {
    test.use({ consent: 'undecided' });
    test('is kept nowhere', async ({ page, contentUrl }) => {
      await page.goto(await formWithFile(contentUrl));
      await interactive(page);
      await field(page, /^Name/).fill('Ada');
      await expect(field(page, /^Name/)).toHaveValue('Ada');
      expect(await page.evaluate(() => localStorage.length + sessionStorage.length)).toBe(0);
    });
  });
});

test('whoever was thanked has the form again by a link to its page', async ({ page, witness }) => {
  await page.goto('/de/kontakt?sent=1');
  await interactive(page);
  const thanks = page.locator('main [role=status]');
  await expect(thanks).toBeFocused();
  await page.getByRole('navigation', { name: 'Fußbereich' }).getByRole('link', { name: 'Kontakt' }).click();
  await expect(page).toHaveURL('/de/kontakt');
  await expect(field(page, /^Name/)).toHaveValue('');
  await expect(thanks).toHaveCount(0);
  expect(witness.complaints).toEqual([]);
});

test.describe('a field that depends on another’s answer', () => {
  const FORM = '/de/forms/gruppe-anmelden/2';
  const topic = (page: Page) => field(page, /^Thema der Werkstatt/);

  test('comes and goes with it, and is only then asked for', async ({ page, witness }) => {
    await page.goto(FORM);
    await interactive(page);
    await expect(topic(page)).toBeHidden();
    await field(page, /^Werkstatt$/).check();
    await expect(topic(page)).toBeVisible();
    await send(page).click();
    await expect(page.locator('main [role=alert]').getByRole('link', { name: /^Thema der Werkstatt/ })).toBeVisible();
    await field(page, /^Führung$/).check();
    await expect(topic(page)).toBeHidden();
    await expect(page.locator('main [role=alert]').getByRole('link', { name: /^Thema der Werkstatt/ })).toHaveCount(0);
    expect(witness.complaints).toEqual([]);
  });

  test.describe('without JavaScript', () => {
    test.use({ javaScriptEnabled: false });
    test('is there with a word about when it counts, and the house asks for it where it does', async ({ page }) => {
      await page.goto(FORM);
      await expect(topic(page)).toBeVisible();
      await expect(page.getByText('Nur, wenn Sie bei „Angebot“ „Werkstatt“ angegeben haben.')).toBeVisible();
      await field(page, /^Werkstatt$/).check();
      await send(page).click();
      const missing = page.locator('main [role=alert]').getByRole('link', { name: /^Thema der Werkstatt/ });
      await expect(missing).toBeVisible();
      await field(page, /^Führung$/).check();
      await send(page).click();
      await expect(page.locator('main [role=alert]')).toContainText('Name');
      await expect(missing).toHaveCount(0);
    });
  });
});

test('a file is sent when it is chosen, with its progress; it can be cancelled, and what is wrong is said', async ({
  page,
  contentUrl,
}) => {
  await page.goto(await formWithFile(contentUrl));
  await interactive(page);
  const letThrough = await holdBack(page, '**/api/temp-files/');
  await fileField(page).setInputFiles({ name: 'ausweis.pdf', mimeType: 'application/pdf', buffer: PDF });
  const progress = page.getByRole('progressbar', { name: 'ausweis.pdf wird hochgeladen' });
  await expect(progress).toBeVisible();
  await page.getByRole('button', { name: 'Hochladen abbrechen' }).click();
  await expect(progress).toHaveCount(0);
  await expect(fileField(page)).toBeFocused();
  await expect(fileField(page)).toHaveValue('');
  await letThrough();
  await fileField(page).setInputFiles({ name: 'a.exe', mimeType: 'application/pdf', buffer: Buffer.from('MZ\x90\0') });
  await expect(page.getByText(/Diese Art von Datei nehmen wir nicht an/)).toBeVisible();
  await page.getByRole('button', { name: 'Datei entfernen' }).click();
  await fileField(page).setInputFiles({ name: 'ausweis.pdf', mimeType: 'application/pdf', buffer: PDF });
  await expect(page.getByText('Schon angekommen: ausweis.pdf')).toBeVisible();
});
