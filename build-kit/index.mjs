/** Build kit of shell and remotes; runs in Node only. */
export { readDeclaration, containerName } from './declaration.mjs';
export { remoteConfigs } from './remote.mjs';
export { shellConfig } from './shell.mjs';
export { backOfficeConfig } from './back-office.mjs';
export { workerConfig } from './worker.mjs';
export { sharedRanges } from './sharing.mjs';
export { build } from './run.mjs';
