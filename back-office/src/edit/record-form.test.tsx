import { cleanup, screen, waitFor, within } from '@testing-library/react';
import { userEvent } from '@testing-library/user-event';
import type { ResourceRecord } from '@foyer/shared/api';
import { type DraftStorage, DraftStore } from '@foyer/shared/records';
import { fieldOf, openScreen, resourceOf } from '../testing/open-screen.tsx';
import { EditPage } from './edit-page.tsx';
import { RecordForm } from './record-form.tsx';
import type { Outcome } from './use-save.ts';

const venues = resourceOf('venues');
const saveButton = () => screen.getByRole('button', { name: 'Speichern' });

/** Opens the form of a venue and changes its title. @returns how to end each saving */
async function change(): Promise<((outcome: Outcome) => void)[]> {
  const savings: ((outcome: Outcome) => void)[] = [];
  const save = () => new Promise<Outcome>((resolve) => savings.push(resolve));
  const values = { id: 1, title: 'Saal' };
  openScreen(<RecordForm resource={venues} values={values} save={save} saveLabel="Speichern" />);
  await userEvent.type(screen.getByRole('textbox'), ' 2');
  return savings;
}

test.each<[string, Outcome]>([
  ['has saved', { saved: { id: 1, title: 'Saal 2' } satisfies ResourceRecord }],
  ['could not save', { failed: true }],
])('who %s is still at the button', async (_, outcome) => {
  const savings = await change();
  await userEvent.click(saveButton());
  expect(saveButton()).toHaveFocus();
  expect(saveButton()).toHaveAttribute('aria-busy', 'true');
  savings[0]?.(outcome);
  await screen.findByRole('button', { name: 'Speichern', busy: false });
  expect(saveButton()).toHaveFocus();
});

test('what is being saved is saved once', async () => {
  const savings = await change();
  await userEvent.dblClick(saveButton());
  await userEvent.keyboard('{Enter}');
  expect(savings).toHaveLength(1);
});

test('who saves while writing in an entry of a list goes on writing there', async () => {
  const team = resourceOf('productions', { fields: [fieldOf('team', 'list', { fields: [fieldOf('role', 'text')] })] });
  const values = { id: 1, team: [{ role: 'Licht' }, { role: 'Ton' }] };
  const save = async (sent: Record<string, unknown>): Promise<Outcome> => ({ saved: { ...sent, id: 1 } });
  openScreen(<RecordForm resource={team} values={values} save={save} saveLabel="Speichern" />);
  await userEvent.click(screen.getByRole('button', { name: '2. Ton' }));
  await userEvent.type(screen.getByRole('textbox'), '!{Control>}s{/Control}');
  await waitFor(() => expect(saveButton()).toHaveAttribute('aria-disabled', 'true'));
  expect(screen.getByRole('textbox')).toHaveFocus();
  await userEvent.keyboard('!');
  expect(screen.getByRole('button', { name: '2. Ton!!', expanded: true })).toBeVisible();
});

test('an entry that a complaint has unfolded stays so while it is mended, and can be folded afterwards', async () => {
  const team = resourceOf('productions', { fields: [fieldOf('team', 'list', { fields: [fieldOf('role', 'text')] })] });
  const values = { id: 1, team: [{ role: '' }, { role: '' }] };
  const complaints = new Map([0, 1].map((index) => [`team.${index}.role`, 'Fehlt noch']));
  const save = async (): Promise<Outcome> => ({ complaints });
  openScreen(<RecordForm resource={team} values={values} save={save} saveLabel="Speichern" isPrefilled />);
  await userEvent.click(saveButton());
  await waitFor(() => expect(screen.getAllByRole('textbox')[0]).toHaveFocus());
  expect(screen.getByRole('button', { name: 'Eintrag 1' })).toHaveAttribute('aria-disabled', 'true');
  await userEvent.keyboard('Ton');
  expect(screen.getAllByRole('textbox')[0]).toHaveFocus();
  expect(screen.getAllByRole('textbox')[0]).toHaveValue('Ton');
  await userEvent.click(screen.getByRole('button', { name: '1. Ton', expanded: true }));
  expect(screen.getByRole('button', { name: '1. Ton', expanded: false })).toHaveFocus();
  expect(screen.getAllByRole('textbox')).toHaveLength(1);
});

describe('what is typed while the service answers', () => {
  const note = fieldOf('note', 'text', { localised: true });
  const halls = resourceOf('venues', { fields: [fieldOf('title', 'text'), note] });
  const start = { id: 1, title: 'Saal', note: { de: 'alt', en: 'old' } };
  const answerOf = (body: unknown, etag: string, status = 200) => Response.json(body, { status, headers: { etag } });
  const box = (name: string | RegExp) => screen.getByRole('textbox', { name });

  test('stays when somebody else has saved the same meanwhile', async () => {
    const theirs = { ...start, title: 'Halle', note: { de: 'alt', en: 'theirs' } };
    const sent: unknown[] = [];
    const held: ((answer: Response) => void)[] = [];
    openScreen(<EditPage resource={halls} id="1" />, {
      resources: [halls],
      answer: (_, { method, body }) => {
        if (method !== 'PUT') return answerOf(sent.length === 0 ? start : theirs, sent.length === 0 ? '"1"' : '"2"');
        sent.push(JSON.parse(body as string));
        return sent.length === 1
          ? new Promise((resolve) => held.push(resolve))
          : answerOf({ id: 1, ...(sent[1] as object) }, '"3"');
      },
    });
    await userEvent.type(await screen.findByRole('textbox', { name: 'title' }), ' 2{Enter}');
    await userEvent.type(box(/note.*DE/), ' und neu');
    held[0]?.(answerOf({}, '"2"', 412));
    const question = await screen.findByRole('dialog');
    await userEvent.keyboard('{Control>}s{/Control}');
    expect(sent).toHaveLength(1);
    await userEvent.click(within(question).getByRole('button', { name: /speichern/i }));
    await waitFor(() => expect(sent[1]).toEqual({ title: 'Saal 2', note: { de: 'alt und neu', en: 'theirs' } }));
  });
});

test('where nothing was changed, nothing is saved', async () => {
  const savings = await change();
  await userEvent.type(screen.getByRole('textbox'), '{Backspace}{Backspace}{Enter}');
  expect(saveButton()).toHaveAttribute('aria-disabled', 'true');
  expect(savings).toEqual([]);
});

describe('what the service complains about', () => {
  const choices = fieldOf('choices', 'list', { fields: [fieldOf('value', 'text')] });
  const forms = resourceOf('forms', {
    fields: [fieldOf('title', 'text'), fieldOf('fields', 'list', { fields: [fieldOf('label', 'text'), choices] })],
  });
  const values = { id: 1, title: '', fields: [{ label: 'Ort', choices: [] }] };

  /** Saves a form that the service refuses at first. @returns what was sent */
  async function refuse(complaints: Record<string, string>): Promise<Record<string, unknown>[]> {
    const sent: Record<string, unknown>[] = [];
    const save = async (given: Record<string, unknown>): Promise<Outcome> => {
      sent.push(given);
      return sent.length === 1 ? { complaints: new Map(Object.entries(complaints)) } : { saved: { ...given, id: 1 } };
    };
    openScreen(<RecordForm resource={forms} values={values} save={save} saveLabel="Speichern" />);
    await userEvent.type(screen.getByLabelText('title'), 'Anmeldung');
    await userEvent.click(saveButton());
    return sent;
  }

  test('in a list within a list stands there, has the focus, and is asked about anew', async () => {
    const sent = await refuse({ 'fields.0.choices': 'Eine Auswahl fehlt.' });
    const add = await screen.findByRole('button', { name: /^Hinzufügen.*choices/ });
    await waitFor(() => expect(add).toHaveFocus());
    expect(add).toHaveAccessibleDescription('Eine Auswahl fehlt.');
    await userEvent.click(add);
    await userEvent.type(screen.getByLabelText('value'), 'Halle');
    await userEvent.click(saveButton());
    expect(sent[1]).toMatchObject({ fields: [{ choices: [{ value: 'Halle' }] }] });
  });

  test('in an entry that is folded unfolds it, and has the focus', async () => {
    await refuse({ 'fields.0.label': 'Das steht hier zweimal.' });
    await waitFor(() => expect(screen.getByLabelText('label')).toHaveFocus());
    expect(screen.getByLabelText('label')).toHaveAccessibleDescription('Das steht hier zweimal.');
  });
});

describe('what was typed before the window was gone', () => {
  const secretive = resourceOf('venues', {
    fields: [fieldOf('title', 'text'), fieldOf('note', 'text'), fieldOf('password', 'password')],
  });
  const theirs = { id: 1, title: 'Saal', note: 'Neu von anderen', password: '' };

  /** A browser that keeps drafts: its forms are opened one after the other. */
  function browser() {
    const kept = new Map<string, Parameters<DraftStorage['set']>[1]>();
    const storage: DraftStorage = {
      all: async () => [...kept],
      set: async (key, draft) => void kept.set(key, draft),
      remove: async (keys) => keys.forEach((key) => kept.delete(key)),
    };
    const open = (values: Record<string, unknown>, etag: string) => {
      const saved: Record<string, unknown>[] = [];
      const goOnFrom = jest.fn();
      let version = { body: { id: 1, ...values }, etag };
      openScreen(
        <RecordForm
          resource={secretive}
          values={values}
          save={async (sent) => {
            saved.push(sent);
            version = { body: { ...sent, id: 1 }, etag: '"3"' };
            return { saved: version.body };
          }}
          version={() => version}
          goOnFrom={goOnFrom}
          drafts={new DraftStore({ username: 'edda', place: 'venues 1', storage })}
          saveLabel="Speichern"
        />,
      );
      return { saved, goOnFrom };
    };
    return { kept, storage, open };
  }

  const offer = () => screen.findByRole('dialog', { name: 'Nicht gespeicherte Eingaben' });
  const type = (name: RegExp, text: string) => userEvent.type(screen.getByLabelText(name), text);

  /** Types a title and a password, and loses the window. */
  async function lose({ open, kept }: ReturnType<typeof browser>) {
    open({ id: 1, title: 'Saal', note: '', password: '' }, '"1"');
    await type(/^title/, ' 2');
    await type(/^password/, 'hunter2');
    await waitFor(() => expect(JSON.stringify([...kept])).toContain('Saal 2'));
    cleanup();
  }

  test('is left on the page of a record that is new, as long as its form is there', async () => {
    const { storage } = browser();
    const at = (place: string) => new DraftStore({ username: 'edda', place, storage });
    const left = async () => (await at('venues 1').left()).map(({ values, etag }) => ({ ...values, etag }));
    let version: { body: ResourceRecord; etag: string } | null = null;
    const savings: ((outcome: Outcome) => void)[] = [];
    const onSaved = jest.fn();
    openScreen(
      <RecordForm
        resource={secretive}
        values={{ title: 'Saal', note: '', password: 'hunter2' }}
        save={() => new Promise((resolve) => savings.push(resolve))}
        version={() => version}
        drafts={at('venues new')}
        onSaved={onSaved}
        saveLabel="Anlegen"
        isPrefilled
      />,
    );
    await type(/^title/, '{Enter}');
    await type(/^title/, ' 2');
    const saved = { id: 1, title: 'Saal', note: '', password: '' };
    version = { body: saved, etag: '"1"' };
    savings[0]?.({ saved });
    await waitFor(() => expect(onSaved).toHaveBeenCalledWith(saved));
    expect(await left()).toEqual([{ title: 'Saal 2', etag: '"1"' }]);
    await type(/^title/, ' oben');
    cleanup();
    expect(await left()).toEqual([{ title: 'Saal 2 oben', etag: '"1"' }]);
    expect(await at('venues new').left()).toEqual([]);
  });

  test('is offered, taken into the record as it is now, and forgotten once it is saved', async () => {
    const memory = browser();
    await lose(memory);
    expect(JSON.stringify([...memory.kept])).not.toContain('hunter2');
    const { saved, goOnFrom } = memory.open(theirs, '"2"');
    expect(await offer()).toHaveTextContent('Saal 2');
    await userEvent.click(screen.getByRole('button', { name: 'Wieder aufnehmen' }));
    expect(screen.getByLabelText(/^title/)).toHaveValue('Saal 2');
    await userEvent.click(saveButton());
    expect(saved).toEqual([{ ...theirs, title: 'Saal 2' }]);
    expect(goOnFrom).not.toHaveBeenCalled();
    await waitFor(() => expect(memory.kept.size).toBe(0));
  });

  test('is saved as from the older version where somebody else has changed the same', async () => {
    const memory = browser();
    await lose(memory);
    const { goOnFrom } = memory.open({ ...theirs, title: 'Halle' }, '"2"');
    await offer();
    await userEvent.click(screen.getByRole('button', { name: 'Wieder aufnehmen' }));
    expect(goOnFrom).toHaveBeenCalledWith({ body: { ...theirs, title: 'Saal' }, etag: '"1"' });
    expect(screen.getByLabelText(/^title/)).toHaveValue('Saal 2');
  });

  test('can be thrown away', async () => {
    const memory = browser();
    await lose(memory);
    memory.open(theirs, '"2"');
    await offer();
    await userEvent.click(screen.getByRole('button', { name: 'Wegwerfen' }));
    await waitFor(() => expect(memory.kept.size).toBe(0));
    expect(screen.getByLabelText(/^title/)).toHaveValue('Saal');
  });

  test('is none to ask about where it is saved by now', async () => {
    const memory = browser();
    await lose(memory);
    memory.open({ ...theirs, title: 'Saal 2' }, '"2"');
    await waitFor(() => expect(memory.kept.size).toBe(0));
    expect(screen.queryByRole('dialog')).toBeNull();
  });
});
