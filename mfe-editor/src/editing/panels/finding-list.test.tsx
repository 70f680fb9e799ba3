import { observer } from '@foyer/shared';
import type { Finding } from '@foyer/shared/modules';
import { act, fireEvent, render, screen, waitFor } from '@testing-library/react';
import { newRow } from '../document/commands.ts';
import type { Editing } from '../editing.ts';
import { edited, rowWith, wideWindow } from '../testing/edited.ts';
import { interfaceTexts } from '../texts/interface-texts.ts';
import { CheckPanel } from './check-panel.tsx';
import { FindingList } from './finding-list.tsx';
import { Modal } from './modal.tsx';
import { SettingsPanel } from './settings-panel.tsx';

beforeAll(() => {
  wideWindow();
  Element.prototype.scrollIntoView = () => undefined;
  HTMLDialogElement.prototype.showModal = function () {
    this.open = true;
  };
});

const required = (id: number, field: string): Finding => ({ id, field, key: 'fault.required', isError: true });

/** A page with a button module, of which only `field` can be written in on the page, and what leads to the findings. */
function show(field: string) {
  const session = edited([...rowWith({}), { ...newRow('link', 2), parent: 1 }]);
  const findings = ['link_text', 'link_url'].map((name) => required(2, name));
  const editing = { session, checks: { findings }, i18n: interfaceTexts(session.site) } as unknown as Editing;
  const { panels } = session;
  const Interface = observer(() => (
    <>
      <main>
        <div data-module="2" tabIndex={-1}>
          <span data-field={field} tabIndex={-1} />
        </div>
      </main>
      <button onClick={() => panels.show({ rightPanel: 'check' })}>Prüfen</button>
      <button onClick={() => panels.show({ isPublishing: true })}>Veröffentlichen</button>
      {panels.rightPanel === 'check' && <CheckPanel editing={editing} />}
      {panels.rightPanel === 'settings' && <SettingsPanel editing={editing} />}
      {panels.isPublishing && (
        <Modal title="Veröffentlichen" close={() => panels.show({ isPublishing: false })}>
          <FindingList editing={editing} found={findings} leave={() => panels.show({ isPublishing: false })} />
        </Modal>
      )}
    </>
  ));
  render(<Interface />);
}

/** As by keyboard: what is pressed has the focus. */
function press(name: string | RegExp): void {
  const button = screen.getByRole('button', { name });
  act(() => button.focus());
  fireEvent.click(button);
}

describe.each(['Prüfen', 'Veröffentlichen'])('a finding below %s leads into its very field', (opener) => {
  test('on the page, where that has it', async () => {
    show('link_text');
    press(opener);
    press(/Fehler.*Knopf, Beschriftung/);
    await waitFor(() => expect(document.querySelector('[data-field=link_text]')).toHaveFocus());
  });

  test('among the settings, where the page has none', async () => {
    show('link_text');
    press(opener);
    press(/Fehler.*Knopf, Adresse/);
    await waitFor(() => expect(screen.getByRole('textbox', { name: /^Adresse/ })).toHaveFocus());
  });
});
