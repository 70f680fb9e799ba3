import type { Page } from '@playwright/test';

/** What reaches beyond the window's edge, such that the page scrolls sideways. */
export function tooWide(page: Page): Promise<string[]> {
  return page.evaluate(() => {
    const { clientWidth, scrollWidth } = document.documentElement;
    if (scrollWidth <= clientWidth) return [];
    return [...document.querySelectorAll('body *')]
      .filter((each) => each.getBoundingClientRect().right > clientWidth + 1)
      .map((each) => each.outerHTML.slice(0, 120));
  });
}
