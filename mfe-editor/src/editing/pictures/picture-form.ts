import { type Locale, makeAutoObservable, observableRef, runInAction } from '@foyer/shared';
import type { PictureCrop } from '@foyer/shared/api';
import { isSame } from '@foyer/shared/modules';
import { leavesOut, partOfWhole } from '@foyer/shared/pictures';
import { faultsIn } from '../../records/kept.ts';
import { mineBesideTheirs, type Theirs } from '../../records/mine-beside-theirs.ts';
import {
  type KeptPicture,
  overtakenBy,
  type PictureRecord,
  type PictureRecords,
  type PictureValues,
} from './picture-records.ts';

/** Texts of a picture. */
export type PictureText = 'alt' | 'credit';
export const PICTURE_TEXTS = ['alt', 'credit'] as const satisfies readonly PictureText[];

/** What becomes of the part that is shown: stays, is a part of it, or all of the picture again. */
export type Cut = 'stays' | 'whole' | PictureCrop;

/** Somebody else has changed the picture meanwhile. What was entered stands in the form, beside what they wrote. */
export class Overtaken extends Error {
  override readonly name = 'Overtaken';
  /** It shows another part now: focal point and crop are to be chosen again. */
  readonly isFramedAnew: boolean;

  constructor(isFramedAnew: boolean) {
    super('somebody else has changed the picture');
    this.isFramedAnew = isFramedAnew;
  }
}

/** What a form needs of the library. */
type Library = Pick<PictureRecords, 'read' | 'change' | 'crop'>;

const valuesOf = ({ alt, credit, focal_x, focal_y }: PictureRecord): PictureValues => ({
  alt,
  credit,
  focal_x,
  focal_y,
});

const textsOf = ({ alt, credit }: PictureValues): Pick<PictureValues, PictureText> => ({ alt, credit });

/** One picture while somebody changes it: its texts in both languages, its focal point, the part of it that is shown. */
export class PictureForm {
  kept: KeptPicture;
  /** As they are to be. */
  values: PictureValues;
  cut: Cut = 'stays';
  theirs: Theirs = {};
  faults: Readonly<Record<string, string>> = {};
  readonly #records: Library;

  /** @throws ApiError */
  static async open(records: Library, id: number): Promise<PictureForm> {
    return new PictureForm(records, await records.read(id));
  }

  constructor(records: Library, kept: KeptPicture) {
    this.#records = records;
    this.kept = kept;
    this.values = valuesOf(kept.record);
    makeAutoObservable(this, {
      kept: observableRef,
      values: observableRef,
      cut: observableRef,
      theirs: observableRef,
      faults: observableRef,
    });
  }

  get isCut(): boolean {
    return this.cut === 'whole' || (this.cut !== 'stays' && leavesOut(this.cut));
  }

  get isChanged(): boolean {
    return this.isCut || !isSame(this.values, valuesOf(this.kept.record));
  }

  write(text: PictureText, language: Locale, words: string): void {
    this.values = { ...this.values, [text]: { ...this.values[text], [language]: words } };
  }

  focus(focal_x: number, focal_y: number): void {
    this.values = { ...this.values, focal_x, focal_y };
  }

  crop(cut: Cut): void {
    this.cut = cut;
  }

  /**
   * Writes what was changed, for everybody who sees the picture. What could not be written stays in the form.
   * @returns the picture as it is then @throws Overtaken; ApiError, what does not fit stands in `faults` as well
   */
  async save(): Promise<PictureRecord> {
    this.#complain({});
    const { id, crop } = this.kept.record;
    try {
      await this.#change();
      // The texts are written: cropping goes on from there, also when it has to be tried again.
      this.#goOnFrom(await this.#records.read(id));
      if (this.isCut) {
        await this.#records.crop(id, typeof this.cut === 'object' ? partOfWhole(this.cut, crop) : null);
        this.crop('stays');
        this.#goOnFrom(await this.#records.read(id));
      }
      return this.kept.record;
    } catch (error) {
      this.#complain(faultsIn(error));
      throw error;
    }
  }

  /** @throws Overtaken where somebody else changed what can be changed here; files that were made meanwhile are no reason to ask */
  async #change(): Promise<void> {
    const { record, etag } = this.kept;
    try {
      await this.#records.change(record.id, this.values, etag);
    } catch (error) {
      const current = overtakenBy(error);
      if (!current) throw error;
      const isFramedAnew = !isSame(record.crop, current.record.crop);
      const isTheSame = !isFramedAnew && isSame(valuesOf(record), valuesOf(current.record));
      this.#bringTogether(current);
      if (!isTheSame) throw new Overtaken(isFramedAnew);
      await this.#change();
    }
  }

  #goOnFrom(kept: KeptPicture): void {
    runInAction(() => {
      this.kept = kept;
      this.values = valuesOf(kept.record);
      this.theirs = {};
    });
  }

  #complain(faults: Record<string, string>): void {
    runInAction(() => {
      this.faults = faults;
    });
  }

  /** Takes over what only somebody else has changed. A part or point of what is not shown any more is to be chosen again. */
  #bringTogether(current: KeptPicture): void {
    const before = this.kept.record;
    const { record: after } = current;
    const { values, theirs } = mineBesideTheirs(textsOf(before), textsOf(this.values), textsOf(after));
    const isFramedAnew = !isSame(before.crop, after.crop);
    const hasOwnPoint = this.values.focal_x !== before.focal_x || this.values.focal_y !== before.focal_y;
    const { focal_x, focal_y } = hasOwnPoint && !isFramedAnew ? this.values : after;
    runInAction(() => {
      this.values = { ...values, focal_x, focal_y };
      if (isFramedAnew) this.cut = 'stays';
      this.theirs = theirs;
      this.kept = current;
    });
  }
}
