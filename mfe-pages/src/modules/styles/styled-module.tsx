import { wordsOfStyle } from '@foyer/shared/modules';
import { textOf } from '../fields.ts';
import type { ModuleProps } from '../module.ts';
import { usualView } from '../registry.ts';
import { LOOKS } from './looks.ts';

/** A module in the look that its editor has chosen; in its usual one where there is no such look. */
export function StyledModule(props: ModuleProps) {
  const { model, extra_class: style } = props.module;
  const View = usualView(model);
  if (!View) return null;
  const looks = LOOKS[model.replace(/^old_/, '')] ?? {};
  const name = wordsOfStyle(textOf(style)).find((word) => Object.hasOwn(looks, word));
  return name ? (
    <div css={looks[name]} data-style={name}>
      <View {...props} />
    </div>
  ) : (
    <View {...props} />
  );
}
