import type { ResourceGroup } from '@foyer/shared/api';

/** As they stand in the menu. */
export const RESOURCE_GROUPS_IN_ORDER: readonly ResourceGroup[] = [
  'programme',
  'pages',
  'magazine',
  'people',
  'media',
  'forms',
  'site',
  'users',
  'log',
];
