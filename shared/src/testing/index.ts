/** The door for tests of all packages. */
export { blankEvent } from './blank-answer.ts';
export { CLIPBOARD_SAMPLES } from './clipboard-samples.ts';
export { createTestSite, TestRoot, testSettings, testSnapshot, type TestSiteOptions } from './test-site.tsx';
