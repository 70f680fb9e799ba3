/**
 * Loaded into a process under test before its own code: its clock goes as ever, but from another beginning. `FOYER_E2E_CLOCK` names
 * the file that says by how many milliseconds it is ahead; see `clock.ts`.
 */
import { readFileSync } from 'node:fs';

const file = process.env.FOYER_E2E_CLOCK ?? '';
const RealDate = globalThis.Date;
const now = () => RealDate.now() + Number(readFileSync(file, 'utf8'));

globalThis.Date = new Proxy(RealDate, {
  construct: (target, args, newTarget) => Reflect.construct(target, args.length > 0 ? args : [now()], newTarget),
  apply: () => new RealDate(now()).toString(),
  get: (target, key) => (key === 'now' ? now : Reflect.get(target, key)),
});
