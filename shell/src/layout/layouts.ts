import type { Head } from '@foyer/shared';

/** Classes of the body by which a page chooses another layout than the default one (specification §2). */
export const DASHBOARD_CLASS = 'layout-dashboard';
export const WEBSHOP_CLASS = 'layout-webshop';

const has = ({ bodyClass }: Head, name: string) => bodyClass?.split(' ').includes(name) ?? false;

/** A page of the editors' own: nothing of the house stands around it. */
export const isDashboard = (head: Head): boolean => has(head, DASHBOARD_CLASS);

/** The frame of the ticket shop: header and footer, and nothing that needs a script. */
export const isWebshop = (head: Head): boolean => has(head, WEBSHOP_CLASS);
