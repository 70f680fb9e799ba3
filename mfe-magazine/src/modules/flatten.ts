import type { Container, Module } from '@foyer/shared/api';

/** The modules of an article in reading order: columns of containers one after the other. */
export function flatten(items: readonly (Module | Container)[] | undefined): Module[] {
  return (items ?? []).flatMap((item) => (isContainer(item) ? item.columns.flatMap((column) => flatten(column.children)) : [item]));
}

function isContainer(item: Module | Container): item is Container {
  return 'columns' in item && Array.isArray(item.columns) && (item.model === 'container' || item.model === 'section');
}
