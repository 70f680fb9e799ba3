import { TestEnvironment } from 'jest-environment-node';

/**
 * Jest's Node environment, whose tests can open content services in their own process. The service is loaded outside of Jest's sandbox,
 * as Node loads it: PGlite does not run inside, and what is loaded serves all test files of a worker.
 */
export default class ContentServiceEnvironment extends TestEnvironment {
  async setup() {
    await super.setup();
    // Loaded when it is asked for: tests see to it that the build is new.
    this.global.loadContentService = async () => {
      const { openService } = await import('./dist/open-service.js');
      const { readSettings } = await import('@foyer/shared/settings');
      return { readSettings, openService: (options) => openService({ ...options, now: outside(options.now) }) };
    };
  }
}

/** A clock of the sandbox as one of Node: libraries outside take the sandbox's dates for none. */
const outside = (now) => now && (() => new Date(now()));
