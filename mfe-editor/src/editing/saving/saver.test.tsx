import { ApiError, makeAutoObservable, observableRef } from '@foyer/shared';
import type { EditedDocument, KeptChange } from '@foyer/shared/api';
import { applied, type Difference, documentOf, type ModuleDocument } from '@foyer/shared/modules';
import { newRow, setField } from '../document/commands.ts';
import { renamedDocument } from '../document/renamed.ts';
import { Saver } from './saver.ts';

/** A service that keeps one document, as the real one does: entity tags, and what it has in its answer to a stale write. */
class Server {
  document: ModuleDocument = documentOf([newRow('container', 1), { ...newRow('headline', 2), parent: 1 }]);
  writes = 0;
  /** Answers wait for this. */
  gate: Promise<void> = Promise.resolve();
  refuse: ApiError | null = null;
  clean: Difference = {};

  get etag() {
    return `"${this.writes}"`;
  }

  get edited(): EditedDocument {
    return {
      etag: this.etag,
      is_started: true,
      base_version: 1,
      is_outdated: false,
      author: 'Arne',
      updated_at: null,
      rows: Object.values(this.document),
      live: [],
      references: {},
    };
  }

  async change(changes: Difference, etag: string): Promise<KeptChange> {
    await this.gate;
    if (this.refuse) throw this.refuse;
    const problem = { type: 'about:blank', title: '', status: 412, current: this.edited, newest_version: 1 };
    if (etag !== this.etag) throw new ApiError(412, '', problem);
    this.writes += 1;
    this.document = applied(this.clean, applied(changes, this.document));
    return { etag: this.etag, updated_at: '2026-11-22T10:00:00Z', author: 'Edda', cleaned: this.clean, references: {} };
  }
}

class Page {
  document: ModuleDocument;
  constructor(document: ModuleDocument) {
    this.document = document;
    makeAutoObservable(this, { document: observableRef });
  }
  take(document: ModuleDocument) {
    this.document = document;
  }
  write(text: string) {
    this.document = setField(this.document, 2, 'content.de', text);
  }
  get text() {
    return (this.document[2]!.fields['content'] as { de: string }).de;
  }
}

const begin = () => opened(new Server());

afterEach(() => void jest.useRealTimers());

/** A tab with the document of a server. */
function opened(server: Server) {
  const told = { keep: () => 0 };
  const page = new Page(server.document);
  const saver = new Saver(server, server.edited, {
    document: () => page.document,
    take: (document) => page.take(document),
    refer: () => undefined,
    rename: (ids) => page.take(renamedDocument(ids, page.document)),
    keep: async () => void told.keep(),
  });
  return { server, page, saver, told, kept: () => (server.document[2]!.fields['content'] as { de: string }).de };
}

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

test('a refused save says so and why, and keeps what was typed', async () => {
  const { server, page, saver, kept } = begin();
  server.refuse = new ApiError(400, '', { type: '', title: '', status: 400, errors: { parent: ['fehlt'] } });
  page.write('Zu viel');
  await saver.flush();
  expect([saver.state, saver.faults, page.text]).toEqual(['refused', { parent: ['fehlt'] }, 'Zu viel']);
  server.refuse = null;
  await saver.flush();
  expect([saver.state, kept()]).toEqual(['saved', 'Zu viel']);
});

test('what the service refuses keeps nothing else from being saved, and is tried again', async () => {
  const { server, page, saver, kept } = begin();
  server.document = page.document = { ...page.document, 3: { ...newRow('headline', 3), parent: 1 } };
  saver.begin(server.edited, server.document);
  const change = server.change.bind(server);
  const errors = { '2.content.de': ['zu lang'] };
  server.change = async (changes, etag) => {
    if (2 in changes) throw new ApiError(400, '', { type: '', title: '', status: 400, errors });
    return change(changes, etag);
  };
  page.write('Zu viel');
  page.take(setField(page.document, 3, 'content.de', 'Daneben'));
  await saver.flush();
  const held = [{ id: 2, model: 'headline', name: 'content', why: 'zu lang' }];
  expect([saver.state, saver.held, page.text, kept()]).toEqual(['refused', held, 'Zu viel', '']);
  expect([server.document[3]?.fields['content'], saver.unanswered]).toEqual([{ de: 'Daneben', en: '' }, []]);
  server.change = change;
  await saver.flush();
  expect([saver.state, saver.held, kept()]).toEqual(['saved', [], 'Zu viel']);
});

test('half an address keeps nothing else from being saved, and is saved when it is whole', async () => {
  const { server, page, saver, kept } = begin();
  const sent: Difference[] = [];
  const change = server.change.bind(server);
  server.change = (changes, etag) => {
    sent.push(changes);
    return change(changes, etag);
  };
  page.take({ ...page.document, [-1]: { ...newRow('video', -1), parent: 1, position: 2 } });
  page.take(setField(page.document, -1, 'video_url', 'https://'));
  page.write('Ein Wort');
  await saver.flush();
  const held = [{ id: -1, model: 'video', name: 'video_url', why: { key: 'fault.address' } }];
  expect([saver.state, saver.held, kept()]).toEqual(['refused', held, 'Ein Wort']);
  expect([server.document[-1]?.fields['video_url'], page.document[-1]?.fields['video_url']]).toEqual(['', 'https://']);
  expect([saver.hasUnsaved, saver.unsaved.document[-1]?.fields['video_url']]).toEqual([true, 'https://']);
  await saver.flush();
  expect(sent).toHaveLength(1);
  await expect(saver.settle()).rejects.toThrow('not saved');
  page.take(setField(page.document, -1, 'video_url', 'https://film.example/1'));
  await saver.flush();
  expect([saver.state, saver.held, saver.hasUnsaved]).toEqual(['saved', [], false]);
  expect(server.document[-1]?.fields['video_url']).toBe('https://film.example/1');
});

test('half an address in place of a whole one leaves that one with the service', async () => {
  const { server, page, saver } = begin();
  server.document = page.document = { ...page.document, 3: { ...newRow('video', 3), parent: 1 } };
  saver.begin(server.edited, server.document);
  page.take(setField(page.document, 3, 'video_url', 'https://film.example/1'));
  await saver.flush();
  page.take(setField(page.document, 3, 'video_url', 'https://'));
  await saver.flush();
  expect([saver.state, server.document[3]?.fields['video_url']]).toEqual(['refused', 'https://film.example/1']);
  page.take(setField(page.document, 3, 'video_url', 'https://film.example/1'));
  await saver.flush();
  expect([saver.state, saver.held, saver.hasUnsaved]).toEqual(['saved', [], false]);
});

test('what somebody has deleted meanwhile is said to be gone, and what was typed stays', async () => {
  const { server, page, saver } = begin();
  server.refuse = new ApiError(404, '', { type: '', title: '', status: 404, detail: 'There is no page 107.' });
  page.write('Zu spät');
  await saver.flush();
  expect([saver.state, saver.isGone, saver.hasUnsaved, page.text]).toEqual(['refused', true, true, 'Zu spät']);
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
