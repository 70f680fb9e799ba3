import type { Head } from '@foyer/shared';

/** Class that a page's head carries for the dashboard layout (specification §2). */
const DASHBOARD_CLASS = 'layout-dashboard';

/** A page of the editors' own: nothing of the house stands around it. */
export function isDashboard({ bodyClass }: Head): boolean {
  return bodyClass?.split(' ').includes(DASHBOARD_CLASS) ?? false;
}
