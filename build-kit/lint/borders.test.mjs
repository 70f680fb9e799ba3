import { join } from 'node:path';
import { RuleTester } from 'eslint';
import tseslint from 'typescript-eslint';
import { borders } from './borders.mjs';
import { ROOT } from '../packages.mjs';

const tester = new RuleTester({ languageOptions: { parser: tseslint.parser } });
const inFile = (file, code) => ({ filename: join(ROOT, file), code });
const refused = (file, code, messageId) => ({ ...inFile(file, code), errors: [{ messageId }] });

tester.run('borders', borders, {
  valid: [
    inFile(
      'mfe-events/src/detail/fragment.tsx',
      `import { defineFragment } from '@foyer/shared'; import type { Event } from '@foyer/shared/api'; import { x } from './x.ts';`,
    ),
    inFile('mfe-events/src/detail/view.test.tsx', `import { renderFragment } from '@foyer/shared/testing';`),
    inFile(
      'mfe-editor/src/text/editor.tsx',
      `import { Editor } from 'draft-js'; import { css } from '@emotion/react';`,
    ),
    inFile(
      'shell/src/server/compose.ts',
      `import { layout } from '../layout/server.tsx'; import { renderRoot } from '@foyer/shared/server';`,
    ),
    inFile(
      'shell/src/browser/main.ts',
      `import { boot } from '@foyer/shared/browser'; import type { Options } from '../server/options.ts';`,
    ),
    inFile('content-service/src/main.ts', `import { readSettings } from '@foyer/shared/settings';`),
    inFile('content-service/src/content/users/a.ts', `import { Router } from '../../platform/http/router.ts';`),
    inFile('content-service/src/platform/jobs/a.ts', `import type { Service } from '../../service.ts';`),
    inFile('content-service/src/app.ts', `import { pageRoutes } from './content/pages/page-routes.ts';`),
  ],
  invalid: [
    refused('mfe-events/src/a.ts', `import { x } from '../../mfe-pages/src/x.ts';`, 'package'),
    refused('shell/src/layout/a.ts', `export { x } from '../../../shared/src/x.ts';`, 'package'),
    refused('shell/src/layout/a.ts', `import x from '@foyer/mfe-events';`, 'door'),
    refused('shell/src/layout/a.ts', `import x from '@foyer/shared/src/index.ts';`, 'door'),
    refused('mfe-events/src/a.ts', `import { Event } from '@foyer/shared/api';`, 'remote'),
    refused('mfe-events/src/a.ts', `import { renderRoot } from '@foyer/shared/server';`, 'remote'),
    refused('mfe-events/src/a.ts', `const m = await import('mobx');`, 'singleton'),
    refused('shell/src/browser/a.ts', `import { compose } from '../server/compose.ts';`, 'server'),
    refused('shell/src/layout/a.ts', `import { renderRoot } from '@foyer/shared/server';`, 'server'),
    refused('shared/src/stores/a.ts', `import { boot } from '../browser/index.ts';`, 'browser'),
    refused('content-service/src/platform/a.ts', `import { users } from '../content/users/tables.ts';`, 'layer'),
    refused('content-service/src/content/a.ts', `import type { X } from '../application/search/search.ts';`, 'layer'),
    refused('content-service/src/platform/a.ts', `import { createApp } from '../app.ts';`, 'layer'),
    refused('shell/src/server/a.ts', `import { boot } from '@foyer/shared/browser';`, 'browser'),
  ],
});
