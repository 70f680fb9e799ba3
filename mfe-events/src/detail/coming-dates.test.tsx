import { screen } from '@testing-library/react';
import { toEventRow } from '../rows/event-row.ts';
import { ComingDates } from './coming-dates.tsx';
import { datesMessages } from './dates-messages.ts';
import { show } from '../testing/show.tsx';
import { eventOf } from '../testing/content-service.ts';

const rows = (count: number) => Array.from({ length: count }, (_, id) => toEventRow(eventOf({ id })));
const dates = (count: number) => show('/de', datesMessages, <ComingDates events={rows(count)} />);

test('no dates are said in a word', () => {
  dates(0);
  expect(screen.getByText('Leider stehen keine Termine an.')).toBeInTheDocument();
});

test('few dates stand there at once', () => {
  dates(7);
  expect(screen.getAllByRole('heading', { level: 3 })).toHaveLength(7);
  expect(screen.queryByText(/^Alle/)).not.toBeInTheDocument();
});

test('many dates unfold, without JavaScript too', () => {
  dates(20);
  expect(screen.getByText('Alle 20 Termine').closest('details')).not.toHaveAttribute('open');
  expect(screen.getAllByRole('listitem', { hidden: true })).toHaveLength(20);
});
