/**
 * Every shape of the HTTP contract between the site and its content service: schemas for whoever validates or
 * documents, types for everyone. In browser code import types only (`import type { Event } from '@foyer/shared/api'`).
 */
export * from './basics.ts';
export { isReservedId } from '../anchors/reserved-id.ts';
export * from './timeout.ts';
export * from './site.ts';
export * from './consent.ts';
export * from './users.ts';
export * from './pages.ts';
export * from './modules.ts';
export * from './editing.ts';
export * from './programme.ts';
export * from './people.ts';
export * from './venues.ts';
export * from './magazine.ts';
export * from './search.ts';
export * from './forms.ts';
export * from './dashboard.ts';
export * from './media.ts';
export * from './back-office.ts';
export * from './reads.ts';
export type { Modules, Productions, ResourceFields } from './references.ts';
export { apiSchemas } from './schemas.ts';
