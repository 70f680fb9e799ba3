import { readFileSync } from 'node:fs';
import Sequencer from '@jest/test-sequencer';

/** Imports of what starts programs of their own: a content service, its commands, an archive to unpack. */
const STARTS_PROGRAMS = /testing\/(?:content-command|running-service)|processForTests|from 'node:child_process'/;

/** Jest's order (what took long before, else what is large), after tests that start programs: a small file of these may take minutes, and none shall be left at the end. */
export default class ProgramsFirst extends Sequencer {
  sort(tests) {
    const inOrder = super.sort(tests);
    const starting = new Set(inOrder.filter(({ path }) => STARTS_PROGRAMS.test(readFileSync(path, 'utf8'))));
    return [...starting, ...inOrder.filter((test) => !starting.has(test))];
  }
}
