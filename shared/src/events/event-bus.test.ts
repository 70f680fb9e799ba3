import { EventBus } from './event-bus.ts';

interface TestEvents {
  counted: { count: number };
}

test('subscribers hear what is published until they end their subscription', () => {
  const bus = new EventBus<TestEvents>();
  const heard: number[] = [];
  const end = bus.subscribe('counted', ({ count }) => heard.push(count));
  bus.publish('counted', { count: 1 });
  end();
  bus.publish('counted', { count: 2 });
  expect(heard).toEqual([1]);
});

test('a listener that throws does not keep the others from hearing', () => {
  const said = jest.spyOn(console, 'error').mockImplementation(() => undefined);
  const bus = new EventBus<TestEvents>();
  const heard: number[] = [];
  bus.subscribe('counted', () => {
    throw new Error('broken');
  });
  bus.subscribe('counted', ({ count }) => heard.push(count));
  bus.publish('counted', { count: 1 });
  expect(heard).toEqual([1]);
  expect(said).toHaveBeenCalled();
  said.mockRestore();
});
