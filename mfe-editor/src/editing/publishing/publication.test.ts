import { ApiError } from '@foyer/shared';
import type { EditedDocument } from '@foyer/shared/api';
import type { ModuleRow } from '@foyer/shared/modules';
import { edited, rowWith } from '../testing/edited.ts';
import { OvertakenError } from './publication.ts';

const OLD = rowWith({ 2: 'Alt' });
const NEW = rowWith({ 2: 'Neu' });

/** Publishes one time for each of the answers. @returns what came of the last one */
async function publish(...answers: readonly ApiError[]) {
  const session = edited(NEW, OLD);
  const left = [...answers];
  session.api.publish = async () => {
    throw left.shift()!;
  };
  const outcomes = [];
  while (left.length > 0) outcomes.push(await session.publication.publish('').catch((error: unknown) => error));
  return { session, last: outcomes.at(-1) };
}

const lost = new ApiError(0, '', null);
const refused = new ApiError(403, '', { type: '', title: '', status: 403 });
const overtaken = (rows: readonly ModuleRow[], live = rows) => {
  const current = { rows, live, references: {}, etag: '"2"', is_started: rows !== live } as unknown as EditedDocument;
  return new ApiError(412, '', { type: '', title: '', status: 412, ...{ current, newest_version: 2 } });
};

test('what was published by a try whose answer was lost is published: nobody else has done it', async () => {
  const { session, last } = await publish(lost, overtaken(NEW));
  expect([last, session.changeCount]).toEqual([undefined, 0]);
});

test('where others have changed something since, it is looked at first', async () => {
  const { session, last } = await publish(lost, overtaken(rowWith({ 2: 'Von anderen' }), NEW));
  expect([last, session.changeCount]).toEqual([expect.any(OvertakenError), 1]);
});

test('what somebody else has discarded is not published', async () => {
  expect((await publish(overtaken(OLD))).last).toBeInstanceOf(OvertakenError);
  expect((await publish(refused, overtaken(OLD))).last).toBeInstanceOf(OvertakenError);
});
