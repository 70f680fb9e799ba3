import { screen } from '@testing-library/react';
import { toEventRow } from '../rows/event-row.ts';
import { eventOf } from '../testing/content-service.ts';
import { show } from '../testing/show.tsx';
import { List } from './list.tsx';
import { messages } from './messages.ts';

test.each([
  ['the third level', undefined, 3],
  ['the second level straight below the title of a page', 2, 2],
  ['the third level below a headline', 3, 3],
])('titles are of %s', (_, heading, level) => {
  show('/de/schulen', messages, <List data={{ events: [toEventRow(eventOf())] }} props={{ heading }} />);
  expect(screen.getByRole('heading', { level, name: /Nächte aus Glas/ })).toBeInTheDocument();
});
