import type { ComponentType } from 'react';
import type { Json, JsonObject } from '../contract.ts';
import type { AnyFragment } from './define-fragment.ts';

/** Renders a definition's view with what it loaded. The one place that steps over the definition's own types. */
export function FragmentView({ definition, data, props }: { definition: AnyFragment; data: Json; props: JsonObject }) {
  const View = definition.View as unknown as ComponentType<{ data: Json; props: JsonObject }>;
  return <View data={data} props={props} />;
}
