import type { Head } from '@foyer/shared';

/** Class that a page's head carries for a landing page (`is_landing_page` of the content system). */
export const LANDING_PAGE_CLASS = 'landing-page';

/** A landing page has no top line, menu or alert, and its logo is no link (specification §2). */
export function isLandingPage({ bodyClass }: Head): boolean {
  return bodyClass?.split(' ').includes(LANDING_PAGE_CLASS) ?? false;
}
