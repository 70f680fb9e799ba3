/** The door for tests of all packages. */
export { createTestSite, TestRoot, testSettings, testSnapshot, type TestSiteOptions } from './test-site.tsx';
