import type { PageLocation } from '@foyer/shared';

/** Terms, privacy and imprint can be read without a banner on them (specification §4). */
export function isLegalPage({ route }: Pick<PageLocation, 'route'>): boolean {
  return route.startsWith('legals-');
}

export interface BannerSituation {
  isDecided: boolean;
  allowsTracking: boolean;
  isLegal: boolean;
  /** The visitor comes from a legal page. */
  leftLegal: boolean;
}

/**
 * What becomes of the banner on a page: it is shown until the visitor has decided, and again to those who decided against
 * tracking and have read a legal page since (specification §4). Null: as it is.
 */
export function bannerOn({ isDecided, allowsTracking, isLegal, leftLegal }: BannerSituation): 'show' | 'hide' | null {
  if (isLegal) return 'hide';
  return !isDecided || (leftLegal && !allowsTracking) ? 'show' : null;
}
