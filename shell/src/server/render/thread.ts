/** Runs one release's server bundle. Only Node's own modules are imported, so that a thread starts fast. */
import { AsyncLocalStorage, createHook } from 'node:async_hooks';
import { readlinkSync } from 'node:fs';
import { createRequire } from 'node:module';
import { basename } from 'node:path';
import { compileFunction } from 'node:vm';
import { parentPort, workerData } from 'node:worker_threads';
import type { FragmentRequest, FragmentResult, SlotRequest, Snapshot } from '@foyer/shared';
import type { Failure, RenderOrder, ThreadData, ThreadMessage, ThreadOrder } from './protocol.ts';
import type { RenderedFragment } from './renderer.ts';

interface Bundle {
  contract: number;
  render: (request: FragmentRequest, signal: AbortSignal) => Promise<FragmentResult>;
}

const BEAT = 0;
const CURRENT = 1;

const { code, filename, contract, pulse, beatMs } = workerData as ThreadData;
const memory = new Int32Array(pulse);
const requests = new AsyncLocalStorage<number>();
const snapshots = new Map<string, Snapshot>();
const underWay = new Map<number, AbortController>();
let working = 0;
let beat: NodeJS.Timeout | undefined;

// Whoever loops cannot say so: the shell reads here whose code it was.
createHook({
  before: () => {
    const number = requests.getStore();
    if (number !== undefined) Atomics.store(memory, CURRENT, number);
  },
}).enable();

process.on('uncaughtException', (error) => send({ type: 'stray', failure: failureOf(error) }));
process.on('unhandledRejection', (error) => send({ type: 'stray', failure: failureOf(error) }));

try {
  const { render } = load();
  // Node's HTTP client takes a while to load: better now than in the first request's time.
  await fetch('data:,').catch(() => undefined);
  // A port hands over messages as long as there are any: under load, timers and answers from the network would never get their turn.
  parentPort?.on('message', (order: ThreadOrder) => setImmediate(() => obey(render, order)));
  send({ type: 'ready', thread: threadNumber() });
} catch (error) {
  send({ type: 'refused', failure: failureOf(error) });
}

function load(): Bundle {
  const module = { exports: {} as Partial<Bundle> };
  const evaluate = compileFunction(code, ['module', 'exports', 'require', '__filename'], { filename }) as (
    ...values: unknown[]
  ) => void;
  evaluate(module, module.exports, createRequire(filename), filename);
  const { contract: spoken, render } = module.exports;
  if (typeof render !== 'function') throw new Error('its server bundle exports no function "render"');
  if (spoken !== contract) throw new Error(`its server bundle speaks contract ${spoken}, the shell ${contract}`);
  return { contract: spoken, render };
}

function obey(render: Bundle['render'], order: ThreadOrder): void {
  if (order.type === 'cancel') underWay.get(order.number)?.abort();
  else void requests.run(order.number, () => answer(render, order));
}

async function answer(render: Bundle['render'], { number, expires, request }: RenderOrder): Promise<void> {
  // Much has piled up: better to be in time for the next one.
  if (Date.now() > expires)
    return send({ type: 'failed', number, failure: { name: 'Late', message: 'it came too late' } });
  Atomics.store(memory, CURRENT, number);
  // Many short ones in a row are no loop.
  Atomics.add(memory, BEAT, 1);
  const abort = new AbortController();
  underWay.set(number, abort);
  begin();
  try {
    const result = checked(await render({ ...request, snapshot: known(request.snapshot) }, abort.signal));
    send({ type: 'rendered', number, result });
  } catch (error) {
    send({ type: 'failed', number, failure: failureOf(error) });
  } finally {
    underWay.delete(number);
    end();
  }
}

/** The same object for the same snapshot: what is derived from it is derived once. */
function known(snapshot: Snapshot): Snapshot {
  const before = snapshots.get(snapshot.id);
  if (before) return before;
  if (snapshots.size > 4) snapshots.clear();
  snapshots.set(snapshot.id, snapshot);
  return snapshot;
}

function checked(result: FragmentResult | undefined): RenderedFragment {
  if (!isResult(result)) throw Object.assign(new Error('what it answered is no fragment result'), { name: 'Rubbish' });
  const data = JSON.stringify(result.data ?? null).replace(
    /[<\u2028\u2029]/g,
    (character) => `\\u${character.charCodeAt(0).toString(16).padStart(4, '0')}`,
  );
  return { ...result, data };
}

const isText = (value: unknown): boolean => typeof value === 'string';
const isObject = (value: unknown): boolean => typeof value === 'object' && value !== null;

/** Whether a page can be made of it: what is wrong in one fragment must not end what stands around it. */
function isResult(result: FragmentResult | undefined): result is FragmentResult {
  return (
    isText(result?.html) &&
    isStatus(result?.status) &&
    (result?.redirect === undefined || isText(result.redirect)) &&
    isObject(result?.styles) &&
    Array.isArray(result?.slots) &&
    result.slots.every(isSlot) &&
    Array.isArray(result.tags) &&
    result.tags.every(isText)
  );
}

const isStatus = (status = 0): boolean => Number.isInteger(status) && status >= 200 && status < 600;

const isSlot = (slot: SlotRequest | null): boolean =>
  isText(slot?.id) && isText(slot?.widget) && isText(slot?.marker) && isObject(slot?.props);

/** Linux tells; elsewhere the shell has to judge by the clock. */
function threadNumber(): number | null {
  try {
    return Number(basename(readlinkSync('/proc/thread-self')));
  } catch {
    return null;
  }
}

function begin(): void {
  if (working++ === 0) beat = setInterval(() => Atomics.add(memory, BEAT, 1), beatMs);
}

function end(): void {
  if (--working === 0) clearInterval(beat);
}

function failureOf(error: unknown): Failure {
  if (!(error instanceof Error)) return { name: 'Error', message: String(error) };
  const { name, message, stack } = error;
  const apiStatus = name === 'ApiError' && 'status' in error && Number(error.status);
  return { name, message, stack, ...(apiStatus !== false && { apiStatus }) };
}

function send(message: ThreadMessage): void {
  parentPort?.postMessage(message);
}
