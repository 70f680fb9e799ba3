import { ApiError } from '@foyer/shared';
import type { Difference } from '@foyer/shared/modules';
import { newRow, setField } from '../document/commands.ts';
import { begin } from './testing/tab.ts';

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

test('a text that is too long for any page keeps nothing else from being saved, and is not even sent', async () => {
  const { server, page, saver, kept } = begin();
  server.document = page.document = { ...page.document, 3: { ...newRow('text', 3), parent: 1 } };
  saver.begin(server.edited, server.document);
  page.take(setField(page.document, 3, 'content.de', 'x'.repeat(1_100_000)));
  page.write('Ein Wort');
  await saver.flush();
  const why = { key: 'fault.length', values: { most: 100_000, count: 1_100_000 } };
  expect([saver.state, saver.held, kept()]).toEqual([
    'refused',
    [{ id: 3, model: 'text', name: 'content', why }],
    'Ein Wort',
  ]);
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
