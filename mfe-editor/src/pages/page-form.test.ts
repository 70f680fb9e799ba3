import { ApiError } from '@foyer/shared';
import { Overtaken, PageForm } from './page-form.ts';
import type { KeptPage, PageChange, PageRecord, PageRecords } from './page-records.ts';

const both = (text: string) => ({ de: text, en: text });

/** The rule of the service: a change of something that has changed since is refused. */
class Records implements Pick<PageRecords, 'read' | 'all' | 'change'> {
  record: PageRecord = {
    id: 7,
    title: both('Besuch'),
    headline: both(''),
    path: both('besuch'),
    parent_id: null,
    position: 0,
    is_online: false,
    is_clickable: true,
    in_menu: false,
    in_footer: false,
    is_landing_page: false,
    body_class: '',
    meta_title: both(''),
    meta_description: both(''),
    og_title: both(''),
    og_description: both(''),
    og_type: 'website',
    og_picture_id: null,
  };
  #writes = 0;

  write(change: PageChange): void {
    this.record = { ...this.record, ...change };
    this.#writes += 1;
  }

  async read(): Promise<KeptPage> {
    return { record: this.record, etag: String(this.#writes) };
  }

  async all(): Promise<PageRecord[]> {
    return [this.record];
  }

  async change(_id: number, change: PageChange, etag: string): Promise<PageRecord> {
    if (etag !== String(this.#writes)) throw new ApiError(412, '', null);
    this.write(change);
    return this.record;
  }
}

let records: Records;
let form: PageForm;
beforeEach(async () => {
  records = new Records();
  form = await PageForm.open(records, 7);
});

test('what was published meanwhile is no reason to enter anything again', async () => {
  form.set({ headline: { de: 'Willkommen', en: '' } });
  records.write({ is_online: true });
  await form.save();
  expect([records.record.headline.de, records.record.is_online, form.isChanged]).toEqual(['Willkommen', true, false]);
});

test('what two people write is brought together, language by language', async () => {
  form.set({ title: { de: 'Ihr Besuch', en: 'Besuch' }, headline: { de: 'Hallo', en: '' } });
  records.write({ title: { de: 'Besuch', en: 'Your visit' } });
  await form.save();
  expect(records.record.title).toEqual({ de: 'Ihr Besuch', en: 'Your visit' });
  expect(form.record.headline.de).toBe('Hallo');
});

test('where both wrote, mine stays and theirs is shown; it counts when it is saved again', async () => {
  form.set({ title: { de: 'Meins', en: 'Besuch' }, headline: { de: 'Nur meins', en: '' } });
  records.write({ title: { de: 'Anderes', en: 'Besuch' } });
  await expect(form.save()).rejects.toThrow(Overtaken);
  expect([form.record.title.de, form.record.headline.de, form.theirs]).toEqual([
    'Meins',
    'Nur meins',
    { 'title.de': 'Anderes' },
  ]);
  await form.save();
  expect([records.record.title.de, records.record.headline.de, form.theirs]).toEqual(['Meins', 'Nur meins', {}]);
});

test('what is refused as changed, and is not, is tried once', async () => {
  form.set({ headline: both('Willkommen') });
  const change = jest.spyOn(records, 'change').mockImplementation(async () => {
    if (change.mock.calls.length > 1) return records.record;
    throw new ApiError(412, '', null);
  });
  await expect(form.save()).rejects.toThrow(ApiError);
  expect([change.mock.calls.length, form.change]).toEqual([1, { headline: both('Willkommen') }]);
});

test('what is typed while it saves is still there, and not saved yet', async () => {
  form.set({ title: both('Erst') });
  const saving = form.save();
  form.set({ headline: both('Dann') });
  await saving;
  expect([records.record.title.de, records.record.headline.de]).toEqual(['Erst', '']);
  expect(form.change).toEqual({ headline: both('Dann') });
});

describe('what a crash has left in the browser', () => {
  const left = {
    base: { headline: both('') },
    values: { headline: { de: 'Willkommen', en: '' } },
    etag: '0',
    at: Date.UTC(2026, 11, 4),
  };

  test('is entered again, beside what others have written since', async () => {
    records.write({ headline: { de: '', en: 'Welcome' }, is_online: true });
    const opened = await PageForm.open(records, 7);
    opened.recover(left);
    expect(opened.change).toEqual({ headline: { de: 'Willkommen', en: 'Welcome' } });
    expect(opened.recoveredAt).toBe(left.at);
    expect(await opened.save()).toMatchObject({ headline: { de: 'Willkommen', en: 'Welcome' }, is_online: true });
    expect(opened.recoveredAt).toBeNull();
  });

  test('stands beside theirs where they have written the same', async () => {
    records.write({ headline: { de: 'Hereinspaziert', en: '' } });
    const opened = await PageForm.open(records, 7);
    opened.recover(left);
    expect(opened.record.headline.de).toBe('Willkommen');
    expect(opened.theirs).toEqual({ 'headline.de': 'Hereinspaziert' });
  });

  test('is nothing to speak of where it is there by now, and can be thrown away', async () => {
    form.recover(left);
    form.discard();
    expect([form.isChanged, form.recoveredAt]).toEqual([false, null]);
    records.write(left.values);
    const opened = await PageForm.open(records, 7);
    opened.recover(left);
    expect([opened.isChanged, opened.recoveredAt]).toEqual([false, null]);
  });
});
