/** The door for the shell's browser code: the page's runtime. Remotes do not need it. */
export { readPageState } from './page-state.ts';
export { startSite, type StartedSite } from './start-site.ts';
export { nextTask } from './next-task.ts';
export { RemoteLoader, type Federation } from './remote-loader.ts';
export { CONSENT_COOKIE, CONSENT_REVISION } from '../stores/consent-cookie.ts';
