import { screen } from '@testing-library/react';
import { userEvent } from '@testing-library/user-event';
import { FormProvider, useForm } from 'react-hook-form';
import { fieldOf, openScreen, resourceOf } from '../testing/open-screen.tsx';
import { ListField } from './list-field.tsx';

const services = fieldOf('services', 'list', { fields: [fieldOf('name', 'text')] });

function Form({ names }: { names: string[] }) {
  return (
    <FormProvider {...useForm({ defaultValues: { services: names.map((name) => ({ name })) } })}>
      <ListField field={services} source="services" />
    </FormProvider>
  );
}

const entries = () => screen.getAllByRole('button', { expanded: false }).map(({ textContent }) => textContent);
const press = (name: string) => userEvent.click(screen.getByRole('button', { name }));

test('an entry that has become the first keeps the focus, and goes no further', async () => {
  openScreen(<Form names={['Café', 'Shop']} />);
  await press('Nach oben: services, Eintrag 2');
  expect(entries()).toEqual(['1. Shop', '2. Café']);
  expect(screen.getByRole('button', { name: 'Nach oben: services, Eintrag 1' })).toHaveFocus();
  await userEvent.keyboard('{Enter}');
  expect(entries()).toEqual(['1. Shop', '2. Café']);
  expect(screen.getByRole('button', { name: 'Nach oben: services, Eintrag 1' })).toHaveAttribute(
    'aria-disabled',
    'true',
  );
});

test('the focus of an entry that is removed goes to its neighbour, and in the end to where one is added', async () => {
  openScreen(<Form names={['Café', 'Shop', 'Kino']} />);
  await press('Entfernen: services, Eintrag 2');
  expect(screen.getByRole('button', { name: '2. Kino' })).toHaveFocus();
  await press('Entfernen: services, Eintrag 2');
  expect(screen.getByRole('button', { name: '1. Café' })).toHaveFocus();
  await press('Entfernen: services, Eintrag 1');
  expect(screen.getByRole('button', { name: /^Hinzufügen/ })).toHaveFocus();
});

test('the focus comes when the entry is gone: browsers scroll to where it is then', async () => {
  openScreen(<Form names={['Café']} />);
  const adder = screen.getByRole('button', { name: /^Hinzufügen/ });
  const left: number[] = [];
  adder.addEventListener('focus', () => left.push(screen.queryAllByRole('listitem').length));
  await press('Entfernen: services, Eintrag 1');
  expect(adder).toHaveFocus();
  expect(left).toEqual([0]);
});

test('an entry is called by its words and by whom it refers to', async () => {
  const persons = resourceOf('persons');
  const team = fieldOf('team', 'list', {
    fields: [fieldOf('person', 'reference', { reference: 'persons' }), fieldOf('role', 'text')],
  });
  const Team = () => (
    <FormProvider {...useForm({ defaultValues: { team: [{ person: 3, role: 'Stimme' }] } })}>
      <ListField field={team} source="team" />
    </FormProvider>
  );
  openScreen(<Team />, {
    resources: [persons],
    answer: () =>
      Response.json({ count: 1, next: null, previous: null, results: [{ id: 3, title: 'Jonna Petersen' }] }),
  });
  expect(await screen.findByRole('button', { name: '1. Stimme · Jonna Petersen' })).toBeVisible();
});
