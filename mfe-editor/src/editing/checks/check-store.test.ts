import { runInAction } from '@foyer/shared';
import { NO_FACTS } from '@foyer/shared/modules';
import { newRow } from '../document/commands.ts';
import { edited, rowWith } from '../testing/edited.ts';
import { CheckStore } from './check-store.ts';

test('an answer that is older than the one to a later question is not taken', async () => {
  const session = edited(rowWith({ 2: 'Alpha' }));
  const answers: ((answer: never) => void)[] = [];
  jest.spyOn(session.site.api, 'get').mockImplementation(() => new Promise((resolve) => answers.push(resolve)));
  const checks = new CheckStore(session);
  const learnt = [checks.learn(), checks.learn()];
  const [older, newer] = [{ ...NO_FACTS }, { ...NO_FACTS }];
  answers[1]?.({ facts: newer } as never);
  await learnt[1];
  answers[0]?.({ facts: older } as never);
  await learnt[0];
  expect(checks.facts).toBe(newer);
});

test('what is chosen among several is asked about, too', () => {
  const list = (categories: number[]) => ({ ...newRow('highlight_teaser', 2, { categories }), parent: 1 });
  const session = edited([...rowWith({}), list([1])]);
  const get = jest.spyOn(session.site.api, 'get').mockResolvedValue({ facts: NO_FACTS } as never);
  const end = new CheckStore(session).begin();
  const asked = get.mock.calls.length;
  runInAction(() => {
    session.saver.base = { ...session.saver.base, 2: list([1, 2]) };
  });
  expect(get.mock.calls.length).toBe(asked + 1);
  end();
});
