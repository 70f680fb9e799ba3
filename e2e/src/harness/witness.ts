import { eventually } from '@foyer/shared/eventually';
import type { Page } from '@playwright/test';

/** What a browser page does that no good page does. */
export interface Witness {
  /** Errors and warnings of the console, uncaught errors, violations of the content security policy. */
  complaints: string[];
  /** Addresses of documents that were loaded from the server, one per full page load. */
  documents: string[];
  /** Addresses of all requests. */
  requests: string[];
  /** Answers with a status of 400 and above, as `404 http://…`. */
  failures: string[];
  /** Forgets what was seen so far. */
  reset: () => void;
}

/** Watches a page from now on. */
export function witnessOf(page: Page): Witness {
  const witness: Witness = {
    complaints: [],
    documents: [],
    requests: [],
    failures: [],
    reset: () =>
      [witness.complaints, witness.documents, witness.requests, witness.failures].forEach((list) => (list.length = 0)),
  };
  page.on('console', (message) => {
    if (message.type() === 'error' || message.type() === 'warning')
      witness.complaints.push(`${message.type()}: ${message.text()} (${message.location().url})`);
  });
  page.on('pageerror', (error) => witness.complaints.push(`uncaught: ${error.message}`));
  page.on('request', (request) => {
    witness.requests.push(request.url());
    if (request.isNavigationRequest() && request.frame() === page.mainFrame()) witness.documents.push(request.url());
  });
  page.on('response', (response) => {
    if (response.status() >= 400) witness.failures.push(`${response.status()} ${response.url()}`);
  });
  return witness;
}

/** What the page itself notes about its beginning; see `noteBeginning`. */
interface Beginning {
  /** Elements of the body as the server sent them, before any code of ours ran. */
  served: Element[];
  /** Sum of layout shifts that no input has caused. */
  shift: number;
  violations: string[];
}

declare global {
  interface Window {
    beginning: Beginning;
  }
}

/** Lets every document of the page keep its server's elements, its layout shifts and its policy violations for later questions. */
export async function noteBeginning(page: Page): Promise<void> {
  await page.addInitScript(() => {
    const beginning: Beginning = { served: [], shift: 0, violations: [] };
    window.beginning = beginning;
    // Registered before every script of the page: what stands now is what the server sent.
    document.addEventListener('DOMContentLoaded', () => (beginning.served = [...document.body.querySelectorAll('*')]));
    document.addEventListener('securitypolicyviolation', (event) =>
      beginning.violations.push(`${event.violatedDirective} ${event.blockedURI}`),
    );
    new PerformanceObserver((list) => {
      for (const entry of list.getEntries() as (PerformanceEntry & { value: number; hadRecentInput: boolean })[]) {
        if (!entry.hadRecentInput) beginning.shift += entry.value;
      }
    }).observe({ type: 'layout-shift', buffered: true });
  });
}

/** Elements of the server's HTML that are no longer in the document, as their opening tags. */
export function lostElements(page: Page): Promise<string[]> {
  return page.evaluate(() =>
    window.beginning.served
      .filter((each) => !each.isConnected)
      .map((each) => (each.cloneNode(false) as Element).outerHTML),
  );
}

export function servedElements(page: Page): Promise<number> {
  return page.evaluate(() => window.beginning.served.length);
}

/** Cumulative layout shift of the document so far. */
export function layoutShift(page: Page): Promise<number> {
  return page.evaluate(() => window.beginning.shift);
}

export function policyViolations(page: Page): Promise<string[]> {
  return page.evaluate(() => window.beginning.violations);
}

/** Touches the page and waits until React has taken over header, footer, the page and every widget in view; widgets further down may wait until they are seen. */
export const interactive = (page: Page): Promise<void> =>
  takenOver(page, { roots: '[data-shell], main > [data-app]:not([hidden])', least: 3 });

/** Waits until what has changed is on the screen. */
export const painted = (page: Page): Promise<void> =>
  page.evaluate(() => new Promise((done) => requestAnimationFrame(() => requestAnimationFrame(() => done()))));

/** The same where no remote shows a page, as on errors. */
export const layoutInteractive = (page: Page): Promise<void> => takenOver(page, { roots: '[data-shell]', least: 2 });

async function takenOver(page: Page, parts: { roots: string; least: number }): Promise<void> {
  const asleep = ({ roots: selector, least }: typeof parts) => {
    const isRoot = (element: Element) =>
      Object.entries(element).some(([key, value]) => key.startsWith('__reactContainer$') && value);
    const isInView = (element: Element) =>
      element.getBoundingClientRect().top < window.innerHeight && element.getBoundingClientRect().bottom > 0;
    const roots = [...document.querySelectorAll(selector)];
    const widgets = [...document.querySelectorAll('[data-fragment]:not([data-failed])')].filter(isInView);
    const waiting = [...roots, ...widgets].filter((element) => !isRoot(element));
    // Some wait for a sign of a visitor.
    for (const element of waiting) element.dispatchEvent(new PointerEvent('pointerover', { bubbles: true }));
    return roots.length >= least
      ? waiting.map((element) => element.outerHTML.slice(0, 100))
      : [`only ${roots.length} of ${least} parts`];
  };
  let waiting: string[] = [];
  await eventually(async () => (waiting = await page.evaluate(asleep, parts)).length === 0, {
    what: 'hydration',
  }).catch((cause: unknown) => {
    throw new Error(`nobody has taken over: ${waiting.join(' ')}`, { cause });
  });
}

/** Waits until nothing scrolls any more and no list is growing: the wheel's turns arrive when the browser comes to them. */
export const still = (page: Page): Promise<void> =>
  page.evaluate(
    () =>
      new Promise((done) => {
        let top = window.scrollY;
        let frames = 0;
        const look = () => {
          const isStill = window.scrollY === top && !document.querySelector('main [aria-busy=true]');
          frames = isStill ? frames + 1 : 0;
          top = window.scrollY;
          if (frames >= 10) done();
          else requestAnimationFrame(look);
        };
        look();
      }),
  );

/** Scrolls down as a visitor does, to the end or some windows far, so that everything lazy wakes up. */
export async function scrollThrough(page: Page, windows = 8): Promise<void> {
  for (let step = 0; step < windows * 3; step++) {
    await page.mouse.wheel(0, 300);
    await still(page);
  }
}
