import type { Page } from '@playwright/test';

export interface RecordedRequest {
  url: string;
  /** Address of the script that asked for it: the document's, where the script stands in it. */
  askedBy?: string;
  /** `Script`, `Document`, `Fetch` … */
  type: string;
}

/** Records every request of the page with what caused it, as the browser's own tools tell it; without what an idle browser fetches ahead for other pages. */
export async function recordNetwork(page: Page): Promise<RecordedRequest[]> {
  const session = await page.context().newCDPSession(page);
  const requests: RecordedRequest[] = [];
  session.on('Network.requestWillBeSent', (event) => {
    if (event.request.headers['Sec-Purpose'] === 'prefetch') return;
    requests.push({
      url: event.request.url,
      askedBy: event.initiator.stack?.callFrames[0]?.url,
      type: event.type ?? 'Other',
    });
  });
  await session.send('Network.enable');
  return requests;
}

/** Addresses of the scripts that the document ran. */
export async function recordScripts(page: Page): Promise<Set<string>> {
  const session = await page.context().newCDPSession(page);
  const scripts = new Set<string>();
  session.on('Debugger.scriptParsed', ({ url }) => {
    if (/^https?:.*\.m?js$/.test(url)) scripts.add(url);
  });
  await session.send('Debugger.enable');
  return scripts;
}
