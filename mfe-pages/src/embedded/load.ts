import type { FragmentContext } from '@foyer/shared';
import { textOf } from '../modules/fields.ts';
import { modulesWithin } from '../modules/registry.ts';

/** What is needed, in the shape of modules: all that has to be known before the props are rendered. */
export interface EmbeddedData {
  models: { id: number; model: string; extra_class?: string }[];
}

/** Nothing is fetched: the modules come as props. Only their kinds and looks are said again, so that their code can be loaded first. */
export async function loadEmbedded({ props }: Pick<FragmentContext, 'props'>): Promise<EmbeddedData> {
  const kinds = new Map(
    modulesWithin(props.modules).map(({ model, extra_class }) => [
      `${model} ${textOf(extra_class)}`,
      { model, style: textOf(extra_class) },
    ]),
  );
  return {
    models: [...kinds.values()].map(({ model, style }, id) => ({ id, model, ...(style && { extra_class: style }) })),
  };
}
