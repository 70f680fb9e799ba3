import { ApiError } from '@foyer/shared';
import type { UploadedMedia } from '@foyer/shared/api';
import { childrenOf } from '@foyer/shared/modules';
import { newRow } from '../document/commands.ts';
import type { EditingSession } from '../editing-session.ts';
import { edited, rowWith } from '../testing/edited.ts';
import { UploadStore } from './upload-store.ts';

/** A picture of its name’s number. */
const picture = (number: number) => new File([''], `${number}.png`, { type: 'image/png' });

/** Puts pictures where a module is; each is in the library once `meanwhile` has happened. */
async function drop(session: EditingSession, count: number, target: number, meanwhile: () => void): Promise<void> {
  const send = async (_address: string, { name }: File) => {
    meanwhile();
    return { kind: 'picture', id: Number.parseInt(name, 10) } as UploadedMedia;
  };
  const files = [...Array(count).keys()].map((index) => picture(index + 1));
  await new UploadStore(session, send as ConstructorParameters<typeof UploadStore>[1]).take(files, target, true);
}

const shown = (session: EditingSession, parent: number) =>
  childrenOf(session.document, parent).map(({ model, fields }) => fields['image'] ?? model);

test('several pictures stand one after another where they were dropped, whatever is selected meanwhile', async () => {
  const session = edited(rowWith({ 2: 'Hier', 3: 'Dort' }));
  await drop(session, 3, 2, () => session.select(3));
  expect(shown(session, 1)).toEqual(['headline', 1, 2, 3, 'headline']);
});

test('the first goes into a module that has a place for it, the others after it', async () => {
  const image = { ...newRow('image', 4, { image: 9 }), parent: 1, position: 0.5 };
  const session = edited([...rowWith({ 2: 'Hier', 3: 'Dort' }), image]);
  await drop(session, 2, 4, () => session.select(3));
  expect(shown(session, 1)).toEqual(['headline', 1, 2, 'headline']);
});

test('a module that somebody has published meanwhile is still the one that was meant', async () => {
  const session = edited(rowWith({ 3: 'Dort' }).concat({ ...newRow('headline', -5), parent: 1, position: -1 }));
  await drop(session, 1, -5, () => session.rename({ '-5': 40 }));
  expect(shown(session, 1)).toEqual(['headline', 1, 'headline']);
});

test.each([true, false])(
  'a file waits until somebody has logged in again, or says that nobody does (%s)',
  async (isBack) => {
    const session = edited(rowWith({ 2: 'Hier' }));
    session.site.events.subscribe('session.ended', ({ repeatAfter }) => repeatAfter(Promise.resolve(isBack)));
    const send = jest
      .fn()
      .mockRejectedValueOnce(new ApiError(401, '', null))
      .mockResolvedValue({ kind: 'picture', id: 1 });
    const sent = new UploadStore(session, send).send(picture(1));
    await (isBack ? expect(sent).resolves.toMatchObject({ id: 1 }) : expect(sent).rejects.toThrow(ApiError));
    expect(send).toHaveBeenCalledTimes(isBack ? 2 : 1);
  },
);
