import type { FragmentContext } from '@foyer/shared';
import { listOf, modulesOf } from '../modules/fields.ts';

/** The models that are needed, in the shape of modules: all that has to be known before the props are rendered. */
export interface EmbeddedData {
  models: { id: number; model: string }[];
}

/** Nothing is fetched: the modules come as props. Only their models are said again, so that their code can be loaded first. */
export async function loadEmbedded({ props }: Pick<FragmentContext, 'props'>): Promise<EmbeddedData> {
  return { models: [...new Set(modelsOf(props.modules))].map((model, id) => ({ id, model })) };
}

function modelsOf(modules: unknown): string[] {
  return modulesOf(modules).flatMap(({ model, children, columns }) => [model, ...modelsOf(children), ...listOf(columns).flatMap((column) => modelsOf(column.children))]);
}
