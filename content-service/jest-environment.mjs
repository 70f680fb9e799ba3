import { TestEnvironment } from 'jest-environment-node';

/**
 * Jest's Node environment, whose tests can open content services in their own process. The service is loaded outside of Jest's sandbox,
 * as Node loads it: PGlite does not run inside, and what is loaded serves all test files of a worker.
 */
export default class ContentServiceEnvironment extends TestEnvironment {
  async setup() {
    await super.setup();
    // Loaded when it is asked for: tests see to it that the build is new.
    this.global.OutsideDate = Date;
    this.global.loadContentService = () =>
      Promise.all([import('./dist/open-service.js'), import('@foyer/shared/settings')]);
  }
}
