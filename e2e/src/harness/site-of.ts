import type { Page } from '@playwright/test';

/** Calls of the page's own API client, as its parts make them. */
export interface PageApi {
  send: (method: string, path: string, body: object, headers: Record<string, string>) => Promise<unknown>;
}

declare global {
  interface Window {
    /** What became of the write that was begun last. */
    written?: Promise<{ answer?: unknown; status?: number }>;
  }
}

/** Begins a write through the API client of the page, found where React keeps what the header was given; does not wait for its end. */
export async function beginWrite(
  page: Page,
  method: string,
  path: string,
  body: object,
  headers: Record<string, string> = {},
): Promise<void> {
  await page.evaluate(
    ([how, where, what, saying]) => {
      interface Fiber {
        memoizedProps?: { site?: { api: PageApi } };
        child: Fiber | null;
        sibling: Fiber | null;
      }
      const root = document.querySelector<Element & Record<string, unknown>>('[data-shell="top"]');
      const key = Object.keys(root ?? {}).find((name) => name.startsWith('__reactContainer$')) ?? '';
      const find = (fiber: Fiber | null): PageApi | null =>
        fiber ? (fiber.memoizedProps?.site?.api ?? find(fiber.child) ?? find(fiber.sibling)) : null;
      const api = find((root?.[key] as { stateNode: { current: Fiber } } | undefined)?.stateNode.current ?? null);
      if (!api) throw new Error('the page has no API client');
      window.written = api.send(how, where, what, saying).then(
        (answer) => ({ answer }),
        (error: { status?: number }) => ({ status: error.status ?? -1 }),
      );
    },
    [method, path, body, headers] as const,
  );
}

/** Waits for the write's end. */
export const writeResult = (page: Page): Promise<{ answer?: unknown; status?: number }> =>
  page.evaluate(() => window.written ?? Promise.reject(new Error('nothing was written')));
