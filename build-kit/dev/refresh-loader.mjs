import { relative } from 'node:path';
import { ROOT } from '../packages.mjs';

/**
 * webpack loader, after swc: registers a module's components with the page's one refresh runtime, which the shell
 * brings. A runtime per remote would know nothing of the React that renders them.
 * @param {string} source compiled by swc with `refresh`
 */
export default function refresh(source, map) {
  const id = JSON.stringify(relative(ROOT, this.resourcePath));
  const before = `var { register: $RefreshReg$, sign: $RefreshSig$ } = globalThis.__FOYER_DEV__.scope(${id});`;
  const after = `globalThis.__FOYER_DEV__.accept(${JSON.stringify(this.getOptions().owner)}, import.meta.webpackHot, __webpack_module__.exports);`;
  // On one line with the first, so that the source map stays right.
  this.callback(null, `${before} ${source}\n${after}`, map);
}
