import { createContext, Script } from 'node:vm';

const CALL = new Script('work()');
const sandbox: { work: (() => unknown) | null } = { work: null };
const context = createContext(sandbox);

/**
 * Does what may never end, and ends it. For calls into libraries that give nothing back meanwhile: the whole process waits for them.
 * @param limitMs milliseconds
 * @returns what `work` does; undefined when it took longer
 */
export function withinTime<Result>(limitMs: number, work: () => Result): Result | undefined {
  sandbox.work = work;
  try {
    return CALL.runInContext(context, { timeout: limitMs }) as Result;
  } catch (error) {
    if ((error as NodeJS.ErrnoException).code === 'ERR_SCRIPT_EXECUTION_TIMEOUT') return undefined;
    throw error;
  } finally {
    sandbox.work = null;
  }
}
