/** Every table, as the migrations create them. */
export * from '../site/tables.ts';
export * from '../users/tables.ts';
export * from '../media/tables.ts';
export * from '../terms/tables.ts';
export * from '../venues/tables.ts';
export * from '../people/tables.ts';
export * from '../programme/tables.ts';
export * from '../magazine/tables.ts';
export * from '../forms/tables.ts';
export * from '../pages/tables.ts';
export * from '../previews/tables.ts';
export * from '../search/tables.ts';
export * from '../consent/tables.ts';
export * from '../jobs/tables.ts';
export * from '../audit/tables.ts';
