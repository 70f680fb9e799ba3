import { eventually } from '@foyer/shared/eventually';
import type { Browser, Page, Request } from '@playwright/test';
import { startBreakingLine, type BreakingLine } from './breaking-line.ts';
import { DECIDED } from './consent.ts';
import { logInAt } from './editor-session.ts';
import { field, fileField, fill, formWithFile, PDF, send } from './press-form.ts';

/** Side by side: most of the time each waits for its line. */
const VISITORS = 12;
/** What anything may take, in milliseconds: where so many come at once, the house asks some of them to wait. */
const LONGEST_MS = 600_000;

export interface BrokenSubmissions {
  fates: BreakingLine['fates'];
  /** How many entries of each submission there are in the house with its own file; right is one of each. */
  entries: number[];
}

interface Options {
  browser: Browser;
  site: string;
  contentUrl: string;
  count: number;
  random: (below: number) => number;
}

/** Sends a form with a file so many times, each by a visitor whose line breaks at random, and looks what has arrived. */
export async function submitOverBreakingLine({
  browser,
  site,
  contentUrl,
  count,
  random,
}: Options): Promise<BrokenSubmissions> {
  const line = await startBreakingLine({ site, contentUrl, random });
  const editor = await logInAt(contentUrl, 'admin');
  try {
    const address = await formWithFile(contentUrl);
    const run = `${Date.now()}`;
    const waiting = Array.from({ length: count }, (_, index) => index);
    const work = async () => {
      const visitor = await browser.newContext({ baseURL: line.url });
      visitor.setDefaultTimeout(LONGEST_MS);
      await visitor.addCookies([DECIDED]);
      const page = await visitor.newPage();
      const heard = answersTo(page);
      for (let index = waiting.pop(); index !== undefined; index = waiting.pop())
        await submit(page, { address, name: nameOf(run, index), heard });
      await visitor.close();
    };
    await Promise.all(Array.from({ length: VISITORS }, work));
    const id = /\/(\d+)$/.exec(address)?.[1];
    const rows = (await (await editor.get(`/de/api/back-office/form-entries.csv?form=${id}`)).text()).split('\r\n');
    const entries = Array.from({ length: count }, (_, index) => nameOf(run, index)).map((name) => {
      const own = rows.filter((row) => row.includes(`;${name};`));
      return own.every((row) => row.includes(`;${name}.pdf;`)) ? own.length : Number.NaN;
    });
    return { fates: line.fates, entries };
  } finally {
    await line.close();
  }
}

const nameOf = (run: string, index: number): string => `Ada-${run}-${index}.`;

async function submit(
  page: Page,
  { address, name, heard }: { address: string; name: string; heard: readonly string[] },
): Promise<void> {
  await eventually(async () => (await page.goto(address))?.status() === 200, { within: LONGEST_MS, what: 'the form' });
  await fill(page, name);
  await field(page, /^E-Mail/).fill('ada@foerdeblatt.example');
  await fileField(page).setInputFiles({ name: `${name}.pdf`, mimeType: 'application/pdf', buffer: PDF });
  await send(page).click();
  try {
    await page.locator('main [role=status]').getByText('Vielen Dank!').waitFor();
  } catch (cause) {
    const says = await page.getByRole('main').innerText();
    throw new Error(`${name} was not sent, after ${heard.slice(-30).join(', ')}: ${says}`, { cause });
  }
}

/** What a page hears from now on of what it posts: a status, with the seconds to wait, or how the line broke. */
function answersTo(page: Page): string[] {
  const heard: string[] = [];
  const isPost = (request: Request) => request.method() === 'POST';
  page.on('response', (response) => {
    const { 'retry-after': seconds } = response.headers();
    if (isPost(response.request()))
      heard.push(seconds ? `${response.status()} (${seconds} s)` : `${response.status()}`);
  });
  page.on('requestfailed', (request) => {
    if (isPost(request)) heard.push(request.failure()?.errorText ?? '');
  });
  return heard;
}
