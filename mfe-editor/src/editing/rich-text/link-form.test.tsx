import { fireEvent, render, screen } from '@testing-library/react';
import type { Editing } from '../editing.ts';
import { edited, rowWith } from '../testing/edited.ts';
import { interfaceTexts } from '../texts/interface-texts.ts';
import { LinkForm } from './link-form.tsx';

function show(href = '') {
  const save = jest.fn();
  const editing = { i18n: interfaceTexts(edited(rowWith({})).site) } as Editing;
  render(<LinkForm editing={editing} href={href} isNewWindow={false} save={save} leave={() => undefined} />);
  return save;
}

const field = () => screen.getByRole('textbox', { name: 'Adresse des Links' });
const enter = (value: string) => fireEvent.change(field(), { target: { value } });
const apply = () => fireEvent.click(screen.getByRole('button', { name: 'Übernehmen' }));

test.each(['htp://example.org', 'xx:/ sd', 'javascript:alert(1)'])(
  '%s is no address: the form stays, says so at the field, and saves nothing',
  (address) => {
    const save = show();
    enter(address);
    fireEvent.keyDown(field(), { key: 'Enter' });
    apply();
    expect(save).not.toHaveBeenCalled();
    expect(field()).toHaveFocus();
    expect(field()).toBeInvalid();
    expect(field()).toHaveAccessibleDescription(/vollständige Adresse/);
    enter('https://example.org');
    expect(field()).toBeValid();
    expect(screen.queryByRole('alert')).toBeNull();
    apply();
    expect(save).toHaveBeenCalledWith('https://example.org', false);
  },
);

test('no address takes the link away, and one that stands there already stays', () => {
  const save = show('besuch/anfahrt');
  apply();
  expect(save).toHaveBeenCalledWith('besuch/anfahrt', false);
  enter('');
  apply();
  expect(save).toHaveBeenLastCalledWith('', false);
});
