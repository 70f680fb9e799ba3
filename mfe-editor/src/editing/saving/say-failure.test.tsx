import { ApiError } from '@foyer/shared';
import { sayFailure } from './say-failure.ts';
import { begin } from './testing/tab.ts';

const answer = (status: number) => new ApiError(status, '', { type: '', title: '', status, detail: 'nein' });

function listen() {
  const tab = begin();
  const said: unknown[] = [];
  sayFailure({ saver: tab.saver, panels: { say: (...words) => void said.push(words) } });
  const write = async (text: string, refuse: ApiError | null) => {
    tab.server.refuse = refuse;
    tab.page.write(text);
    await tab.saver.flush();
    return said.splice(0);
  };
  return { write };
}
const failed = [['save.failed', { isError: true }]];

test('a save that the service has failed or refused is said, once until one succeeds', async () => {
  const { write } = listen();
  expect(await write('Eins', answer(500))).toEqual(failed);
  expect(await write('Zwei', answer(500))).toEqual([]);
  expect(await write('Drei', null)).toEqual([]);
  expect(await write('Vier', answer(403))).toEqual(failed);
});

test.each([
  ['no line', 0],
  ['an ended session', 401],
  ['too much at once', 429],
])('%s is no failure of the service', async (_, status) => {
  const { write } = listen();
  expect(await write('Eins', answer(status))).toEqual([]);
});
