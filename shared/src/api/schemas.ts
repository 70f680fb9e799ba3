import type { TSchema } from 'typebox';
import { ResourceFieldSchema } from './back-office.ts';
import { ModuleSchema } from './modules.ts';
import { PageReferenceSchema } from './pages.ts';
import { ProductionSchema } from './programme.ts';

/** Schemas that others refer to by name (see `references.ts`): register them before validating anything. */
export const apiSchemas: Record<string, TSchema> = {
  Module: ModuleSchema,
  PageReference: PageReferenceSchema,
  Production: ProductionSchema,
  ResourceField: ResourceFieldSchema,
};
