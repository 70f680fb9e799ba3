import { readFileSync } from 'node:fs';
import { availableParallelism } from 'node:os';
import { projectsOf } from './build-kit/jest/index.mjs';

const { workspaces } = JSON.parse(readFileSync(new URL('package.json', import.meta.url), 'utf8'));
/** End-to-end tests are Playwright's. */
const packages = workspaces.filter((name) => name !== 'e2e');

/** One pair of projects (Node, jsdom) per package. `npx jest --selectProjects shared` runs one package. */
export default {
  projects: [...packages, 'scripts'].flatMap(projectsOf),
  maxWorkers: availableParallelism(),
  testSequencer: '<rootDir>/build-kit/jest/programs-first.mjs',
  // Only what hangs takes so long: machines may be busy.
  testTimeout: 600_000,
};
