import type { ScheduledChange } from '@foyer/shared/api';
import { fireEvent, render, screen, waitFor } from '@testing-library/react';
import type { Editing } from '../editing.ts';
import { edited, rowWith } from '../testing/edited.ts';
import { interfaceTexts } from '../texts/interface-texts.ts';
import { PlanSection } from './plan-section.tsx';

const PAST = 'Bitte einen Zeitpunkt in der Zukunft wählen.';
let planned: ScheduledChange[];
/** What happens once a write is there. */
let afterWrite: () => void;
let isFailing: boolean;

beforeEach(async () => {
  afterWrite = () => undefined;
  isFailing = false;
  planned = (['offline', 'offline', 'publish'] as const).map((action, index) => ({
    ...({ id: index + 1, action, label: '', author: 'edda' } as unknown as ScheduledChange),
    at: `2027-01-0${index + 1}T10:00:00Z`,
  }));
  jest.spyOn(globalThis, 'fetch').mockImplementation(async (address, init) => {
    if (init?.method === 'POST') {
      afterWrite();
      const { at } = JSON.parse(init.body as string) as ScheduledChange;
      return at.startsWith('2020')
        ? Response.json({ status: 400, errors: { at: [PAST] } }, { status: 400 })
        : Response.json({});
    }
    if (init?.method !== 'DELETE') return isFailing ? Response.json({}, { status: 503 }) : Response.json(planned);
    const [, id] = /(\d+)\/$/.exec(address as string) ?? [];
    if (!planned.some((change) => change.id === Number(id))) return Response.json({}, { status: 404 });
    planned = planned.filter((change) => change.id !== Number(id));
    return new Response(null, { status: 204 });
  });
  const session = edited(rowWith({}));
  session.saver.undertake = async (work) => work();
  session.saver.settle = async () => undefined;
  const editing = { session, checks: { mayPublish: () => true }, i18n: interfaceTexts(session.site) };
  render(
    <PlanSection
      editing={editing as unknown as Editing}
      label=""
      isBusy={false}
      setBusy={() => undefined}
      done={() => undefined}
    />,
  );
  await screen.findAllByRole('listitem');
});

const when = () => screen.getByLabelText(/^Wann/);

test('a date that has passed is wrong with its field, until another one is chosen', async () => {
  fireEvent.change(screen.getByLabelText('Was'), { target: { value: 'offline' } });
  fireEvent.change(when(), { target: { value: '2020-01-01T10:00' } });
  fireEvent.click(screen.getByRole('button', { name: 'Einplanen' }));
  expect(await screen.findByRole('alert')).toHaveTextContent(PAST);
  expect(when()).toBeInvalid();
  expect(when()).toHaveAccessibleDescription(PAST);
  fireEvent.change(when(), { target: { value: '2027-01-01T10:00' } });
  expect(when()).toBeValid();
  expect(screen.queryByRole('alert')).toBeNull();
});

test('each plan is taken back by a button of its own name, and that it has gone is said', async () => {
  const [first, second] = screen.getAllByRole('button', { name: /^Zurücknehmen: Offline nehmen, / });
  expect(first?.getAttribute('aria-label')).not.toBe(second?.getAttribute('aria-label'));
  fireEvent.click(first!);
  expect(await screen.findByText('Zurückgenommen.')).toHaveAttribute('role', 'status');
  expect(screen.getAllByRole('listitem')).toHaveLength(2);
});

test('who takes a publication back learns where its words are', async () => {
  fireEvent.click(screen.getByRole('button', { name: /^Zurücknehmen: Veröffentlichen, / }));
  expect(await screen.findByText('Zurückgenommen. Was geplant war, steht unter Versionen.')).toBeVisible();
});

test('what is planned has not failed where only the list of it cannot be read', async () => {
  fireEvent.change(screen.getByLabelText('Was'), { target: { value: 'offline' } });
  fireEvent.change(when(), { target: { value: '2027-03-01T10:00' } });
  afterWrite = () => (isFailing = true);
  fireEvent.click(screen.getByRole('button', { name: 'Einplanen' }));
  expect(await screen.findByText('Geplant.')).toBeVisible();
  expect(screen.queryByRole('alert')).toBeNull();
});

test('what somebody else has taken back is not listed any more', async () => {
  planned = planned.slice(1);
  fireEvent.click(screen.getAllByRole('button', { name: /^Zurücknehmen: Offline nehmen, / })[0]!);
  expect(await screen.findByRole('alert')).toHaveTextContent('Das hier hat jemand gelöscht.');
  await waitFor(() => expect(screen.getAllByRole('listitem')).toHaveLength(2));
});
