import { NO_FACTS } from '@foyer/shared/modules';
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
