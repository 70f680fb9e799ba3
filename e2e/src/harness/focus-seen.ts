import type { Page } from '@playwright/test';

/** What has the focus, and whether any part of it is to be seen (WCAG 2.4.11); null when it has come back to the window. */
export function focusSeen(page: Page): Promise<{ isSeen: boolean; stop: string } | null> {
  return page.evaluate(() => {
    const element = document.activeElement;
    if (!(element instanceof HTMLElement) || element === document.body) return null;
    const { left, top, width, height } = element.getBoundingClientRect();
    const parts = [0.1, 0.5, 0.9].flatMap((x) =>
      [0.1, 0.5, 0.9].map((y) => document.elementFromPoint(left + width * x, top + height * y)),
    );
    return {
      isSeen: parts.some((part) => part && (element.contains(part) || part.contains(element))),
      stop: element.outerHTML.slice(0, 120),
    };
  });
}
