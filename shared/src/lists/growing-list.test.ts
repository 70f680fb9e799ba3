import { GrowingList, type ListPage } from './growing-list.ts';

const page = (ids: number[], more: boolean): ListPage<{ id: number }> => ({ rows: ids.map((id) => ({ id })), more });

function listOf(first: ListPage<{ id: number }>, pages: Record<number, ListPage<{ id: number }> | Error>, at = 1) {
  const asked: number[] = [];
  const fetchPage = async (number: number) => {
    asked.push(number);
    const answer = pages[number];
    if (!answer || answer instanceof Error) throw answer ?? new Error('past the end');
    return answer;
  };
  return { asked, list: new GrowingList(first, { page: at, fetchPage, hrefOf: String, linkOf: ({ id }) => `/${id}` }) };
}

test('appends the next page, and knows which one it is and where it begins', async () => {
  const { list } = listOf(page([1, 2], true), { 2: page([3], false) });
  await list.loadMore();
  expect(list.rows.map(({ id }) => id)).toEqual([1, 2, 3]);
  expect([list.page, list.more, list.state, list.starts]).toEqual([2, false, 'idle', [0, 2]]);
});

test('begins where the address begins', async () => {
  const { list, asked } = listOf(page([5], true), { 4: page([6], false) }, 3);
  await list.loadMore();
  expect(asked).toEqual([4]);
  expect([list.firstPage, list.page]).toEqual([3, 4]);
});

test('asks for nothing when there is no more', async () => {
  const { list, asked } = listOf(page([1], false), {});
  await list.loadMore();
  expect(asked).toEqual([]);
});

test('asks for one page at a time', async () => {
  const { list, asked } = listOf(page([1], true), { 2: page([2], true), 3: page([3], true) });
  await Promise.all([list.loadMore(), list.loadMore(), list.loadMore()]);
  expect(asked).toEqual([2]);
});

test('a failure keeps what is there, and can be tried again', async () => {
  const pages: Record<number, ListPage<{ id: number }> | Error> = { 2: new Error('down') };
  const { list } = listOf(page([1], true), pages);
  await list.loadMore();
  expect([list.state, list.page, list.rows.length]).toEqual(['failed', 1, 1]);
  pages[2] = page([2], false);
  await list.loadMore();
  expect([list.state, list.page]).toEqual(['idle', 2]);
});

test('what comes again on the next page is shown once', async () => {
  const { list } = listOf(page([1, 2], true), { 2: page([2, 3], false) });
  await list.loadMore();
  expect(list.rows.map(({ id }) => id)).toEqual([1, 2, 3]);
});
