import { ApiError, reaction } from '@foyer/shared';
import type { PictureCrop } from '@foyer/shared/api';
import { Overtaken, PictureForm } from './picture-form.ts';
import type { KeptPicture, PictureRecord, PictureRecords, PictureValues } from './picture-records.ts';

const file = { url: '/media/a.webp', width: 600, height: 400 };
const LEFT: PictureCrop = { x: 0, y: 0, width: 0.5, height: 1 };

/** The rule of the service: a change of something that has changed since is refused with what stands there now. */
class Library implements Pick<PictureRecords, 'read' | 'change' | 'crop'> {
  record: PictureRecord = {
    id: 7,
    ...file,
    alt: { de: 'Bühne', en: 'Stage' },
    credit: { de: '', en: '' },
    focal_x: 0.5,
    focal_y: 0.5,
    crop: null,
    thumbnails: { small: file, medium: file, large: file },
  };
  refuses = false;
  #writes = 0;

  get kept(): KeptPicture {
    return { record: this.record, etag: String(this.#writes) };
  }

  write(values: Partial<PictureRecord>): void {
    this.record = { ...this.record, ...values };
    this.#writes += 1;
  }

  async read(): Promise<KeptPicture> {
    return this.kept;
  }

  async change(_id: number, values: PictureValues, etag: string): Promise<PictureRecord> {
    const current = { type: 'about:blank', title: '', status: 412, current: this.record, current_etag: this.kept.etag };
    if (etag !== this.kept.etag) throw new ApiError(412, '', current);
    this.write(values);
    return this.record;
  }

  async crop(_id: number, crop: PictureCrop | null): Promise<void> {
    if (this.refuses) throw new ApiError(0, '', null);
    this.write({ crop });
  }
}

let library: Library;
let form: PictureForm;
beforeEach(async () => {
  library = new Library();
  form = await PictureForm.open(library, 7);
});

test('what is saved is one change for whoever shows it', async () => {
  const warn = jest.spyOn(console, 'warn');
  const seen: boolean[] = [];
  const end = reaction(
    () => form.isChanged,
    (isChanged) => seen.push(isChanged),
  );
  form.write('alt', 'de', 'Vorhang');
  form.crop(LEFT);
  await form.save();
  end();
  expect(seen).toEqual([true, false]);
  expect(warn).not.toHaveBeenCalled();
});

test('texts, focal point and crop are written together', async () => {
  form.write('alt', 'de', 'Vorhang');
  form.focus(0.2, 0.3);
  form.crop(LEFT);
  await expect(form.save()).resolves.toMatchObject({ alt: { de: 'Vorhang', en: 'Stage' }, focal_x: 0.2, crop: LEFT });
  expect(form.isChanged).toBe(false);
});

test('a part of a part is a part of the whole, and the whole comes back', async () => {
  form.crop(LEFT);
  await form.save();
  form.crop(LEFT);
  await expect(form.save()).resolves.toMatchObject({ crop: { x: 0, y: 0, width: 0.25, height: 1 } });
  form.crop('whole');
  await expect(form.save()).resolves.toMatchObject({ crop: null });
});

test('what only somebody else has written is taken over; where both have, both are kept until one is chosen', async () => {
  library.write({ alt: { de: 'Andere', en: 'Other' }, credit: { de: 'Amt', en: '' } });
  form.write('alt', 'de', 'Vorhang');
  form.focus(0.2, 0.3);
  await expect(form.save()).rejects.toMatchObject({ name: 'Overtaken', isFramedAnew: false });
  expect(form.values).toEqual({
    alt: { de: 'Vorhang', en: 'Other' },
    credit: { de: 'Amt', en: '' },
    focal_x: 0.2,
    focal_y: 0.3,
  });
  expect(form.theirs).toEqual({ 'alt.de': 'Andere' });
  await form.save();
  expect(library.record.alt).toEqual({ de: 'Vorhang', en: 'Other' });
});

test('somebody who crops a picture that was cropped meanwhile chooses again, and keeps the words', async () => {
  library.write({ crop: LEFT, focal_x: 1 });
  form.write('alt', 'de', 'Vorhang');
  form.crop(LEFT);
  const error: unknown = await form.save().catch((caught: unknown) => caught);
  expect(error).toBeInstanceOf(Overtaken);
  expect([(error as Overtaken).isFramedAnew, form.isCut, form.values.focal_x, form.values.alt.de]).toEqual([
    true,
    false,
    1,
    'Vorhang',
  ]);
});

test('files that were made meanwhile are no reason to ask', async () => {
  library.write({ thumbnails: { small: file, medium: file, large: { ...file, avif: '/media/a.avif' } } });
  form.write('alt', 'en', 'Curtain');
  await expect(form.save()).resolves.toMatchObject({ alt: { de: 'Bühne', en: 'Curtain' } });
});

test('a crop that could not be made is tried again; the texts are written', async () => {
  library.refuses = true;
  form.write('alt', 'de', 'Vorhang');
  form.crop(LEFT);
  await expect(form.save()).rejects.toMatchObject({ status: 0 });
  expect([library.record.alt.de, form.isCut]).toEqual(['Vorhang', true]);
  library.refuses = false;
  await expect(form.save()).resolves.toMatchObject({ crop: LEFT });
});
