import { HttpProblem, invalid } from '../../platform/http/problem.ts';
import type { Locale } from '../../platform/languages.ts';
import { MAX_DEPTH, MAX_MODULES } from './document-rows.ts';
import { isModel } from './module-fields.ts';
import { withInput } from './module-input.ts';
import type { ModuleOwner, ModuleRow } from './module-tree.ts';

interface Standing {
  /** Where the node stands in what was sent, for errors: `modules.0.columns.1.children.2`. */
  path: string;
  parentId: number | null;
  columnIndex: number;
  position: number;
  depth: number;
}

/**
 * Reads the tree of modules that an editor sends, in one language, as rows; texts of other languages come from the
 * rows that are known. Modules that are new have negative ids of the editor's choice.
 * @throws HttpProblem 400 naming each place that does not fit
 */
export function rowsOfTree(
  tree: readonly unknown[],
  known: ReadonlyMap<number, ModuleRow>,
  { owner, locale }: { owner: ModuleOwner; locale: Locale },
): ModuleRow[] {
  const rows = new Map<number, ModuleRow>();
  const errors: Record<string, string[]> = {};

  const read = (node: unknown, standing: Standing): void => {
    const { path, parentId, columnIndex, position, depth } = standing;
    try {
      const { id, model, slug, fields } = nodeOf(node, known, locale);
      if (rows.has(id)) throw invalid({ id: [`There are two modules ${id}.`] });
      if (rows.size >= MAX_MODULES) throw invalid({ modules: [`More than ${MAX_MODULES} modules.`] });
      if (depth > MAX_DEPTH) throw invalid({ children: [`More than ${MAX_DEPTH} levels deep.`] });
      rows.set(id, {
        ...owner,
        id,
        model,
        slug,
        fields,
        parentId,
        columnIndex,
        position,
        inStep: known.get(id)?.inStep ?? null,
        revision: known.get(id)?.revision ?? 1,
      });
      for (const child of childrenOf(node))
        read(child.node, { ...child, path: `${path}.${child.path}`, parentId: id, depth: depth + 1 });
    } catch (error) {
      if (!(error instanceof HttpProblem)) throw error;
      for (const [name, messages] of Object.entries(error.errors ?? {})) errors[`${path}.${name}`] = messages;
    }
  };

  tree.forEach((node, position) =>
    read(node, { path: `modules.${position}`, parentId: null, columnIndex: 0, position, depth: 1 }),
  );
  if (Object.keys(errors).length > 0) throw invalid(errors);
  return [...rows.values()];
}

function nodeOf(
  node: unknown,
  known: ReadonlyMap<number, ModuleRow>,
  locale: Locale,
): Pick<ModuleRow, 'id' | 'model' | 'slug' | 'fields'> {
  if (!isObject(node)) throw invalid({ module: ['must be an object'] });
  const { id, model, slug } = node;
  if (typeof id !== 'number' || !Number.isInteger(id) || id === 0)
    throw invalid({ id: ['must be the id of a module, or negative for a new one'] });
  if (typeof model !== 'string') throw invalid({ model: ['must be text'] });
  const before = known.get(id);
  if (id > 0 && before?.model !== model) throw invalid({ id: [`There is no module ${model} ${id} here.`] });
  // What this version of the service does not know stays as it is.
  const isForeign = before !== undefined && model !== 'container' && !isModel(model);
  const fields = isForeign
    ? before.fields
    : withInput(before?.fields ?? {}, node, { model, locale, isComplete: false, embedHosts: {} });
  return {
    id,
    model,
    slug: typeof slug === 'string' && slug !== '' ? slug : (before?.slug ?? `${model}-${Math.abs(id)}`),
    fields,
  };
}

interface Child extends Pick<Standing, 'path' | 'columnIndex' | 'position'> {
  node: unknown;
}

function childrenOf(node: unknown): Child[] {
  if (!isObject(node)) return [];
  const columns: Child[] = listOf(node, 'columns').flatMap((column, at) => {
    const index = isObject(column) && typeof column['index'] === 'number' ? column['index'] : at;
    if (!Number.isInteger(index) || index < 0 || index > 11) throw invalid({ columns: ['have an index from 0 to 11'] });
    return listOf(column, 'children').map((child, position) => ({
      node: child,
      path: `columns.${at}.children.${position}`,
      columnIndex: index,
      position,
    }));
  });
  return [
    ...columns,
    ...listOf(node, 'children').map((child, position) => ({
      node: child,
      path: `children.${position}`,
      columnIndex: 0,
      position,
    })),
  ];
}

function listOf(node: unknown, name: string): unknown[] {
  const list = isObject(node) ? node[name] : undefined;
  if (list !== undefined && !Array.isArray(list)) throw invalid({ [name]: ['must be a list'] });
  return list ?? [];
}

const isObject = (value: unknown): value is Record<string, unknown> =>
  typeof value === 'object' && value !== null && !Array.isArray(value);
