import { ApiError, observable, runInAction } from '@foyer/shared';
import { PresenceStore, type SayHere } from './presence-store.ts';

/** Others know of somebody within this time, in milliseconds. */
const KNOWN_WITHIN_MS = 5000;

/** Where everybody is, as a service has it that answers at once. */
function meetingPlace(): (name: string) => SayHere {
  const here = new Map<string, { username: string; name: string; module: number | null }>();
  return (name) =>
    ({ client, module, is_leaving: isLeaving }) => {
      if (isLeaving) here.delete(client);
      else here.set(client, { username: name, name, module });
      return Promise.resolve(
        [...here].filter(([other]) => other !== client).map(([, editor]) => ({ ...editor, etag: '' })),
      );
    };
}

const unheard = () => undefined;

beforeEach(() => void jest.useFakeTimers());
afterEach(() => void jest.useRealTimers());

test('the others know within five seconds who is here, at which module, and who has left', async () => {
  const enter = meetingPlace();
  const one = new PresenceStore(enter('Edda'), () => null, unheard);
  const at = observable.box<number | null>(null);
  const other = new PresenceStore(enter('Ole'), () => at.get(), unheard);
  const end = one.begin();
  const leave = other.begin();
  const seen = () => one.others.map(({ name, module }) => [name, module]);

  await jest.advanceTimersByTimeAsync(KNOWN_WITHIN_MS);
  expect(seen()).toEqual([['Ole', null]]);
  // Five seconds are not four: each module is gone to at another moment between two times of saying.
  for (const module of [2, 3, 4, 5]) {
    runInAction(() => at.set(module));
    await jest.advanceTimersByTimeAsync(KNOWN_WITHIN_MS);
    expect(seen()).toEqual([['Ole', module]]);
  }
  leave();
  await jest.advanceTimersByTimeAsync(KNOWN_WITHIN_MS);
  expect(seen()).toEqual([]);
  end();
});

test('whoever has something open that is deleted hears of it within five seconds, and once', async () => {
  let isThere = true;
  const say = () =>
    isThere ? Promise.resolve([]) : Promise.reject(new ApiError(404, '', { type: '', title: '', status: 404 }));
  const lost = jest.fn();
  const end = new PresenceStore(say, () => null, lost).begin();
  await jest.advanceTimersByTimeAsync(KNOWN_WITHIN_MS);
  expect(lost).not.toHaveBeenCalled();
  isThere = false;
  await jest.advanceTimersByTimeAsync(3 * KNOWN_WITHIN_MS);
  end();
  expect(lost).toHaveBeenCalledTimes(1);
});
