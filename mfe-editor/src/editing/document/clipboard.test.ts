import { documentOf } from '@foyer/shared/modules';
import { placeFor } from './clipboard.ts';
import { newRow } from './commands.ts';

test('what is pasted while nothing is selected goes to the end of the last row, a row to the end of the page', () => {
  const page = documentOf([newRow('container', 1), { ...newRow('container', 2), position: 1 }]);
  expect(placeFor(page, 'text', null)).toEqual({ parent: 2, column: 0, index: Number.POSITIVE_INFINITY });
  expect(placeFor(page, 'container', null)).toEqual({ parent: null, column: 0, index: 2 });
  // An item of a list stands in no row, and without a row nothing has a place but a row.
  expect([placeFor(page, 'faq_item', null), placeFor({}, 'text', null)]).toEqual([null, null]);
  expect(placeFor({}, 'container', null)).toEqual({ parent: null, column: 0, index: 0 });
});
