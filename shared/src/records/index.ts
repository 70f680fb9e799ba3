/** Records that several people may change, for the forms of back-office and editor; bundled by each. */
export { draftOf, takenUp, type TakenUp } from './draft-changes.ts';
export { type Draft, type DraftStorage, DraftStore, type LeftDraft } from './draft-store.ts';
export { heldLocks } from './held-locks.ts';
export { putAtOnce } from './put-at-once.ts';
export { quietly } from './quietly.ts';
export { looksSame } from './looks-same.ts';
export { type Clash, type Merge, mergeVersions, type Version, withChoices } from './merge-versions.ts';
