import config from '/work/main/e2e/playwright.config.ts';
export default { ...config, testDir: '/work/main/e2e', globalSetup: undefined };
