import Type, { type TUnsafe } from 'typebox';
import type { ResourceField } from './back-office.ts';
import type { Container, Module } from './modules.ts';
import type { PageReference } from './pages.ts';
import type { Production } from './programme.ts';

/** Modules below each other. An interface, because modules contain modules and TypeScript resolves interfaces late. */
export interface Modules extends Array<Module | Container> {
  [index: number]: Module | Container;
}

/** A person's productions; an interface for the same reason, since productions name persons. */
export interface Productions extends Array<Production> {
  [index: number]: Production;
}

/** Fields of a list in a field; an interface for the same reason. */
export interface ResourceFields extends Array<ResourceField> {
  [index: number]: ResourceField;
}

/**
 * References by name to schemas that contain themselves. Whoever validates by them registers `apiSchemas` first
 * (`ajv.addSchema(schema, name)`); the OpenAPI document resolves them to its components.
 */
export const modulesRef: TUnsafe<Modules> = Type.Unsafe<Modules>({
  type: 'array',
  items: { $ref: 'Module' },
  default: [],
});
export const productionsRef: TUnsafe<Productions> = Type.Unsafe<Productions>({
  type: 'array',
  items: { $ref: 'Production' },
});
export const pageReferenceRef: TUnsafe<PageReference> = Type.Unsafe<PageReference>({ $ref: 'PageReference' });
export const resourceFieldsRef: TUnsafe<ResourceFields> = Type.Unsafe<ResourceFields>({
  type: 'array',
  items: { $ref: 'ResourceField' },
});
