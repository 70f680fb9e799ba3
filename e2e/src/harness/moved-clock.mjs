/**
 * Loaded into a process under test before its own code: its clock goes as ever, but from another beginning. `FOYER_E2E_CLOCK` names
 * the file that says by how many milliseconds it is ahead; see `clock.ts`. When it is set forward, time has passed: `performance.now()`,
 * by which ages are counted, goes with it.
 */
import { readFileSync } from 'node:fs';

const file = process.env.FOYER_E2E_CLOCK ?? '';
const RealDate = globalThis.Date;
const ahead = () => Number(readFileSync(file, 'utf8'));
const now = () => RealDate.now() + ahead();

globalThis.Date = new Proxy(RealDate, {
  construct: (target, args, newTarget) => Reflect.construct(target, args.length > 0 ? args : [now()], newTarget),
  apply: () => new RealDate(now()).toString(),
  get: (target, key) => (key === 'now' ? now : Reflect.get(target, key)),
});

const sinceStart = performance.now.bind(performance);
const aheadAtStart = ahead();
performance.now = () => sinceStart() + ahead() - aheadAtStart;
