import { join } from 'node:path';
import { violation } from './borders.mjs';
import { complainedOf } from './testing/complained-of.mjs';
import { ROOT } from '../packages.mjs';

const crossing = (file, request, { isType = false }) => violation(join(ROOT, file), request, isType);
const TYPE = { isType: true };

test.each([
  ['mfe-events/src/detail/fragment.tsx', '@foyer/shared'],
  ['mfe-events/src/detail/fragment.tsx', '@foyer/shared/api', TYPE],
  ['mfe-events/src/detail/fragment.tsx', './x.ts'],
  ['mfe-events/src/detail/view.test.tsx', '@foyer/shared/testing'],
  ['mfe-editor/src/text/editor.tsx', 'draft-js'],
  ['mfe-editor/src/text/editor.tsx', '@emotion/react'],
  ['shell/src/server/compose.ts', '../layout/server.tsx'],
  ['shell/src/server/compose.ts', '@foyer/shared/server'],
  ['shell/src/browser/main.ts', '@foyer/shared/browser'],
  ['shell/src/browser/main.ts', '../server/options.ts', TYPE],
  ['content-service/src/main.ts', '@foyer/shared/settings'],
  ['content-service/src/content/users/a.ts', '../../platform/http/router.ts'],
  ['content-service/src/platform/jobs/a.ts', '../../service.ts', TYPE],
  ['content-service/src/app.ts', './content/pages/page-routes.ts'],
  ['demo-house/src/index.ts', '@foyer/shared/house', TYPE],
  ['content-service/src/content/media/a.test.ts', '@foyer/demo-house'],
])('%s may import %s', (file, request, options = {}) => {
  expect(crossing(file, request, options)).toBeUndefined();
});

test.each([
  ['mfe-events/src/a.ts', '../../mfe-pages/src/x.ts', 'package'],
  ['shell/src/layout/a.ts', '../../../shared/src/x.ts', 'package'],
  ['shell/src/layout/a.ts', '@foyer/mfe-events', 'door'],
  ['shell/src/layout/a.ts', '@foyer/shared/src/index.ts', 'door'],
  ['mfe-events/src/a.ts', '@foyer/shared/api', 'remote'],
  ['mfe-events/src/a.ts', '@foyer/shared/server', 'remote'],
  ['mfe-events/src/a.ts', 'mobx', 'singleton'],
  ['shell/src/browser/a.ts', '../server/compose.ts', 'server'],
  ['shell/src/layout/a.ts', '@foyer/shared/server', 'server'],
  ['shared/src/stores/a.ts', '../browser/index.ts', 'browser'],
  ['content-service/src/platform/a.ts', '../content/users/tables.ts', 'layer'],
  ['content-service/src/content/a.ts', '../application/search/search.ts', 'layer', TYPE],
  ['content-service/src/platform/a.ts', '../app.ts', 'layer'],
  ['shell/src/server/a.ts', '@foyer/shared/browser', 'browser'],
  ['content-service/src/main.ts', '@foyer/demo-house', 'house'],
  ['demo-house/src/a.ts', '@foyer/shared/settings', 'content'],
])('%s must not import %s', (file, request, border, options = {}) => {
  expect(crossing(file, request, options)).toBe(border);
});

test('the linter asks it about every way to import', async () => {
  const refused = "'@foyer/shared/src/x.ts'";
  const lines = await complainedOf(
    'borders',
    [
      `import { x } from ${refused};`,
      `import type { Y } from ${refused};`,
      `export { z } from ${refused};`,
      `export * from ${refused};`,
      `await import(${refused});`,
      `import { fine } from '@foyer/shared';`,
      'fine(x as Y);',
    ].join('\n'),
  );
  expect(lines).toEqual([1, 2, 3, 4, 5]);
});
