import { projectsOf } from './shared/build/jest.mjs';

/** One pair of projects (Node, jsdom) per package. `npx jest --selectProjects shared` runs one package. */
export default {
  projects: ['docs', 'shared', 'shell', 'content-service', 'mfe-events', 'mfe-magazine', 'mfe-pages', 'mfe-editor', 'mfe-forms'].flatMap(projectsOf),
  cacheDirectory: '<rootDir>/node_modules/.cache/jest',
  maxWorkers: 2,
};
