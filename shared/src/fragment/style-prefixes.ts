import type { StylisPlugin } from '@emotion/cache';

/** Properties that some browser of those that run our scripts (ES2022) knows by its own name only. */
const PREFIXED =
  /^(?:appearance|backdrop-filter|box-decoration-break|hyphens|mask(?:-.+)?|print-color-adjust|text-size-adjust|user-select)$/;

/** Writes such a property twice. Emotion's own prefixer serves browsers of 2013: a fifth of all rules was for nobody. */
const prefix: StylisPlugin = (element) => {
  if (element.type === 'decl' && typeof element.props === 'string' && PREFIXED.test(element.props))
    element.return ||= `-webkit-${element.value}${element.value}`;
};

/** For every style cache of the site: server and browser write the same rules. */
export const STYLE_PLUGINS = [prefix];
