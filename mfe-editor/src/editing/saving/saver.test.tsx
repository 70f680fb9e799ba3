import { ApiError } from '@foyer/shared';
import type { Difference } from '@foyer/shared/modules';
import { waitFor } from '@testing-library/react';
import { newRow, setField } from '../document/commands.ts';
import { renamedDocument } from '../document/renamed.ts';
import { begin, opened } from './testing/tab.ts';

afterEach(() => void jest.useRealTimers());

test('what is typed while a save is under way is saved, too', async () => {
  const { server, page, saver, kept } = begin();
  let open: () => void = () => undefined;
  server.gate = new Promise((resolve) => (open = resolve));
  page.write('Eins');
  const saving = saver.flush();
  page.write('Eins zwei');
  open();
  await saving;
  expect([kept(), page.text, saver.hasUnsaved, saver.state]).toEqual(['Eins zwei', 'Eins zwei', false, 'saved']);
  expect(server.writes).toBe(2);
});

test('a save that came too late has not arrived: what somebody else made of the same module is asked about', async () => {
  const { server, page, saver } = begin();
  const headline = (de: string, en: string) => ({ ...newRow('headline', -6, { content: { de, en } }), parent: 1 });
  let open: () => void = () => undefined;
  server.gate = new Promise((resolve) => (open = resolve));
  page.take({ ...page.document, [-6]: headline('Gleich', 'Mine') });
  const saving = saver.flush();
  server.document = { ...server.document, [-6]: headline('Gleich', 'Theirs') };
  server.writes += 1;
  page.take(setField(page.document, -6, 'content.de', 'Weiter'));
  open();
  await saving;
  const asked = saver.conflict?.conflicts.map(({ path, mine, theirs }) => [path, mine, theirs]);
  expect(asked).toContainEqual(['fields.content.en', 'Mine', 'Theirs']);
});

test('a save sends what has changed, and nothing else', async () => {
  const { server, page, saver } = begin();
  const sent: Difference[] = [];
  const change = server.change.bind(server);
  server.change = (changes, etag) => {
    sent.push(changes);
    return change(changes, etag);
  };
  page.write('Ein Wort');
  await saver.flush();
  await saver.flush();
  expect(sent).toEqual([{ 2: { values: { 'fields.content.de': 'Ein Wort' } } }]);
});

test('what somebody has deleted meanwhile is said to be gone, and what was typed stays', async () => {
  const { server, page, saver } = begin();
  server.refuse = new ApiError(404, '', { type: '', title: '', status: 404, detail: 'There is no page 107.' });
  page.write('Zu spät');
  await saver.flush();
  expect([saver.state, saver.isGone, saver.hasUnsaved, page.text]).toEqual(['refused', true, true, 'Zu spät']);
  // Nor is it there again for as long as the next try takes.
  let open: () => void = () => undefined;
  server.gate = new Promise((resolve) => (open = resolve));
  page.write('Viel zu spät');
  const trying = saver.flush();
  expect([saver.state, saver.isGone]).toEqual(['saving', true]);
  open();
  await trying;
  expect([saver.state, saver.isGone]).toEqual(['refused', true]);
});

test('whose session has ended is asked to log in, and all is saved once they have', async () => {
  const { server, page, saver, kept } = begin();
  server.refuse = new ApiError(401, '', { type: '', title: '', status: 401, detail: 'Log in first.' });
  page.write('Noch da');
  await saver.flush();
  expect([saver.state, saver.isLoggedOut, saver.faults, page.text]).toEqual(['refused', true, {}, 'Noch da']);
  server.refuse = null;
  await saver.flush();
  expect([saver.state, saver.isLoggedOut, kept()]).toEqual(['saved', false, 'Noch da']);
});

test('without a line it is offline, and saved when the line is back', async () => {
  const { server, page, saver, kept } = begin();
  const stop = saver.follow();
  server.refuse = new ApiError(0, '', null);
  page.write('Unterwegs');
  await saver.flush();
  expect([saver.state, saver.hasUnsaved]).toEqual(['offline', true]);
  server.refuse = null;
  window.dispatchEvent(new Event('online'));
  await saver.flush();
  expect([saver.state, kept()]).toEqual(['saved', 'Unterwegs']);
  stop();
});

test("an hour without a line costs nothing but some tries, and ends without anybody's doing", async () => {
  jest.useFakeTimers();
  const { server, page, saver, kept } = begin();
  const stop = saver.follow();
  let tries = 0;
  server.refuse = new ApiError(0, '', null);
  const change = server.change.bind(server);
  server.change = (changes, etag) => {
    tries += 1;
    return change(changes, etag);
  };
  for (let minute = 1; minute <= 60; minute += 1) {
    page.write(`Minute ${minute}`);
    await jest.advanceTimersByTimeAsync(60_000);
  }
  expect([saver.state, page.text]).toEqual(['offline', 'Minute 60']);
  expect(tries).toBeLessThan(200);
  server.refuse = null;
  await jest.advanceTimersByTimeAsync(31_000);
  expect([saver.state, kept(), saver.hasUnsaved]).toEqual(['saved', 'Minute 60', false]);
  stop();
});

test('a tab that ends before its save was answered asks nobody about words of its own', async () => {
  const { server, page, saver } = begin();
  const change = server.change.bind(server);
  server.change = async (changes, etag) => {
    await change(changes, etag);
    throw new ApiError(0, '', null);
  };
  page.write('Eins');
  await saver.flush();
  page.write('Eins zwei');
  const left = structuredClone(saver.unsaved);
  server.change = change;
  const next = opened(server);
  next.saver.resume(left, server.edited);
  expect([next.page.text, next.saver.conflict]).toEqual(['Eins zwei', null]);
  await next.saver.flush();
  expect([next.kept(), next.saver.state]).toEqual(['Eins zwei', 'saved']);
});

test('what another window has left is taken over beside what stands here, and saved with it', async () => {
  const { server, page, saver } = begin();
  const other = opened(server);
  const item = newRow('text', -7);
  other.page.take({ ...setField(other.page.document, 2, 'content.en', 'Left'), [-7]: { ...item, parent: 1 } });
  page.write('Hier');
  expect(saver.join(structuredClone(other.saver.unsaved))).toBe(true);
  await saver.flush();
  expect(server.document[2]?.fields['content']).toMatchObject({ de: 'Hier', en: 'Left' });
  expect(server.document[-7]?.model).toBe('text');
});

test('what another window has left and the server has got by now is no module more', () => {
  const { server, page, saver } = begin();
  const left = opened(server);
  left.page.take({ ...left.page.document, [-7]: { ...newRow('text', -7), parent: 1 } });
  const unsaved = { ...structuredClone(left.saver.unsaved), unanswered: [left.page.document] };
  const published = { ...server.document, 9: { ...newRow('text', -7), id: 9, parent: 1 } };
  saver.begin(server.edited, published);
  page.take(published);
  expect(saver.join(unsaved)).toBe(true);
  expect(Object.keys(page.document)).toEqual(['1', '2', '9']);
});

test('what another window has left and contradicts what stands here is not taken: it is asked about later', () => {
  const { server, page, saver } = begin();
  const other = opened(server);
  other.page.write('Dort');
  page.write('Hier');
  expect(saver.join(structuredClone(other.saver.unsaved))).toBe(false);
  expect([page.text, saver.conflict]).toEqual(['Hier', null]);
});

test('what is to be sent is kept before it is sent', async () => {
  const { server, page, saver, told } = begin();
  const order: string[] = [];
  told.keep = () => order.push(`kept ${saver.unsaved.unanswered?.length}`);
  const change = server.change.bind(server);
  server.change = (changes, etag) => {
    order.push('sent');
    return change(changes, etag);
  };
  page.write('Eins');
  await saver.flush();
  expect(order).toEqual(['kept 1', 'sent']);
});

test('what somebody else has done meanwhile is taken over; the same place is asked about', async () => {
  const { server, page, saver, kept } = begin();
  server.document = setField(server.document, 2, 'content.en', 'Theirs');
  server.writes += 1;
  page.write('Meins');
  await saver.flush();
  expect([kept(), page.document[2]?.fields['content'], saver.conflict]).toEqual([
    'Meins',
    { de: 'Meins', en: 'Theirs' },
    null,
  ]);

  server.document = setField(server.document, 2, 'content.de', 'Ihres');
  server.writes += 1;
  page.write('Meins, neu');
  await saver.flush();
  expect(saver.conflict?.conflicts).toEqual([
    { id: 2, path: 'fields.content.de', mine: 'Meins, neu', theirs: 'Ihres' },
  ]);
  expect(kept()).toBe('Ihres');
  saver.decide(() => true);
  await saver.flush();
  expect([kept(), page.text, saver.conflict]).toEqual(['Meins, neu', 'Meins, neu', null]);
});

test('who has let another version stand has what was saved there while they were asked', async () => {
  const { server, page, saver } = begin();
  const theirs = (text: string) => {
    server.document = setField(server.document, 2, 'content.de', text);
    server.writes += 1;
  };
  theirs('Ihres');
  page.write('Meins');
  await saver.flush();
  theirs('Ihres, und mehr');
  await saver.catchUp();
  saver.decide(() => false);
  await waitFor(() => expect(page.text).toBe('Ihres, und mehr'));
  expect([saver.state, saver.conflict, saver.etag]).toEqual(['saved', null, server.etag]);
});

describe('what somebody else has saved is taken over', () => {
  const theirs = (server: ReturnType<typeof begin>['server'], text: string) => {
    server.document = setField(server.document, 2, 'content.de', text);
    server.writes += 1;
  };

  test('by whoever only looks; their own next save finds nothing stale', async () => {
    const { server, page, saver, kept } = begin();
    theirs(server, 'Von anderen');
    await saver.catchUp();
    expect([page.text, saver.hasUnsaved, saver.etag]).toEqual(['Von anderen', false, server.etag]);
    const before = server.writes;
    page.write('Von anderen und mir');
    await saver.flush();
    expect([kept(), server.writes, saver.conflict]).toEqual(['Von anderen und mir', before + 1, null]);
  });

  test('not by whoever begins to write meanwhile: their save brings it along', async () => {
    const { server, page, saver, told } = begin();
    theirs(server, 'Von anderen');
    told.pause = async () => page.write('Meins');
    await saver.catchUp();
    expect([page.text, saver.conflict]).toEqual(['Meins', null]);
    await saver.flush();
    expect(saver.conflict?.conflicts).toMatchObject([{ mine: 'Meins', theirs: 'Von anderen' }]);
  });

  test('not while it is being published, discarded or planned here, nor from an answer that came too late', async () => {
    const { server, page, saver } = begin();
    theirs(server, 'Von anderen');
    await saver.undertake(() => saver.catchUp());
    expect(page.text).toBe('');
    let answer = () => {};
    server.gate = new Promise((resolve) => (answer = resolve));
    const late = saver.catchUp();
    saver.begin({ etag: '"9"', is_started: false }, page.document);
    answer();
    await late;
    expect([page.text, saver.etag]).toEqual(['', '"9"']);
  });

  test('not without a line, which nobody needs to hear of', async () => {
    const { server, page, saver } = begin();
    theirs(server, 'Von anderen');
    server.refuse = new ApiError(0, '', null);
    await saver.catchUp();
    expect([page.text, saver.state]).toEqual(['', 'saved']);
  });
});

test('whoever is writing is asked after the sentence, and has all of it', async () => {
  const { server, page, saver, told } = begin();
  server.document = setField(server.document, 2, 'content.de', 'Von anderen');
  server.writes += 1;
  told.pause = async () => {
    expect([saver.conflict, page.text]).toEqual([null, 'Ein Anf']);
    page.write('Ein Anfang und sein Ende');
  };
  page.write('Ein Anf');
  await saver.flush();
  expect(saver.conflict?.conflicts).toMatchObject([{ mine: 'Ein Anfang und sein Ende', theirs: 'Von anderen' }]);
});

test('what the service has cleaned is shown, unless one has written on', async () => {
  const { server, page, saver } = begin();
  server.clean = { 2: { values: { 'fields.content.de': 'sauber' } } };
  page.write('<script>');
  await saver.flush();
  expect([page.text, saver.hasUnsaved]).toEqual(['sauber', false]);
});

test('what is not saved is not taken for settled', async () => {
  const { saver, page, server } = begin();
  page.write('Meins');
  server.refuse = new ApiError(400, '', { type: 'about:blank', title: '', status: 400, errors: { content: ['nein'] } });
  await expect(saver.settle()).rejects.toThrow('not saved');
  server.refuse = null;
  await expect(saver.settle()).resolves.toBeUndefined();
});

test('a conflict is not settled before it is decided', async () => {
  const { saver, page, server } = begin();
  server.document = setField(server.document, 2, 'content.de', 'Ihres');
  server.writes += 1;
  page.write('Meins');
  await expect(saver.settle()).rejects.toThrow('not saved');
  expect(saver.conflict?.mine[2]?.fields['content']).toMatchObject({ de: 'Meins' });
  saver.decide(() => true);
  await saver.settle();
  expect(page.text).toBe('Meins');
});

test('a new module that somebody else has published is the same module', async () => {
  const { server, page, saver } = begin();
  page.take({ ...page.document, [-5]: { ...newRow('headline', -5), parent: 1 } });
  await saver.flush();
  server.document = renamedDocument({ '-5': 50 }, server.document);
  server.writes += 1;
  page.take(setField(page.document, -5, 'content.de', 'neu'));
  await saver.flush();
  expect([saver.conflict, saver.state, page.document[-5]]).toEqual([null, 'saved', undefined]);
  expect(server.document[50]?.fields['content']).toMatchObject({ de: 'neu' });
});

test('who was there as it went leaves that to the next window, until it is kept elsewhere', async () => {
  const { saver, server, page } = begin();
  await saver.lose();
  expect(saver.unsaved.isGone).toBe(true);
  saver.begin(server.edited, page.document);
  expect(saver.unsaved.isGone).toBe(false);
});
