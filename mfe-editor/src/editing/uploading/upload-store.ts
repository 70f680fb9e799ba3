import { ApiError, makeAutoObservable, readCookie, runInAction } from '@foyer/shared';
import type { UploadedMedia } from '@foyer/shared/api';
import { placeOf } from '@foyer/shared/modules';
import { upload } from '@foyer/shared/upload';
import { interfaceApi } from '../../interface/interface-api.ts';
import { placeFor } from '../document/clipboard.ts';
import { newId, newRow } from '../document/commands.ts';
import type { EditingSession } from '../editing-session.ts';
import { pictureField } from '../pictures/picture-field.ts';
import { whyRefused } from './why-refused.ts';

/** A file on its way to the library. */
export interface Upload {
  name: string;
  /** How much of it is there, from 0 to 1. */
  share: number;
}

/** Pictures that are dropped on the page or pasted into it: into the library, and to where they were dropped. */
export class UploadStore {
  current: Upload | null = null;
  readonly #session: EditingSession;
  readonly #upload: typeof upload;

  constructor(session: EditingSession, send = upload) {
    this.#session = session;
    this.#upload = send;
    makeAutoObservable(this);
  }

  /**
   * Shows a picture in a module that has a place for one, others in new modules after it, one after another.
   * @param target module at which they are wanted; null for the end of the page
   * @param replaces whether a picture that the module has already goes
   */
  async take(files: readonly File[], target: number | null, replaces: boolean): Promise<void> {
    const pictures = files.filter(({ type }) => type.startsWith('image/'));
    if (pictures.length === 0) return this.#session.panels.say('upload.none', { isError: true });
    let before = target;
    for (const [index, file] of pictures.entries()) {
      try {
        before = this.#place(await this.#sent(file), before, replaces && index === 0) ?? before;
      } catch (error) {
        console.warn(`${file.name} could not be uploaded`, error);
        this.#session.panels.say('upload.failed', { isError: true, words: whyRefused(error) });
      } finally {
        runInAction(() => {
          this.current = null;
        });
      }
    }
  }

  /** @returns the module in which the picture stands; null where it stands nowhere */
  #place(media: UploadedMedia, target: number | null, replaces: boolean): number | null {
    const session = this.#session;
    const { document } = session;
    // A name may end like that of a picture, and the file be none.
    if (media.kind !== 'picture') {
      session.panels.say('upload.none', { isError: true });
      return null;
    }
    const { id: picture, image_obj, image_thumbnails } = media;
    const row = target === null ? undefined : session.row(target);
    const field = row && pictureField(row.model);
    if (row && field && (replaces || row.fields[field] === null)) {
      session.preview(row.id, { image_obj, image_thumbnails });
      session.set(row.id, field, picture);
      session.select(row.id);
      return row.id;
    }
    // A list of pictures gets one more.
    const model = row?.model === 'image_list' || row?.model === 'image_item' ? 'image_item' : 'image';
    const made = newRow(model, newId(), { image: picture });
    const place =
      row && model === row.model
        ? { ...placeOf(document, row.id), index: placeOf(document, row.id).index + 1 }
        : placeFor(document, model, row?.id ?? null);
    if (!place) {
      session.panels.say('upload.nowhere', { isError: true });
      return null;
    }
    session.preview(made.id, { image_obj, image_thumbnails });
    session.insert([made], place);
    return made.id;
  }

  /** Puts a file into the library. @throws ApiError */
  async send(file: File): Promise<UploadedMedia> {
    try {
      return await this.#sent(file);
    } finally {
      runInAction(() => {
        this.current = null;
      });
    }
  }

  /** A file waits, as every write does, until somebody has logged in again. */
  #sent(file: File): Promise<UploadedMedia> {
    return this.#tried(file).catch(async (error: unknown) => {
      if (!(error instanceof ApiError) || error.status !== 401 || !(await this.#session.site.logInAgain())) throw error;
      return this.#tried(file);
    });
  }

  #tried(file: File): Promise<UploadedMedia> {
    const address = interfaceApi(this.#session.site).url('/{locale}/api/media/');
    const onShare = (share: number) =>
      runInAction(() => {
        this.current = { name: file.name, share };
      });
    onShare(0);
    return this.#upload<UploadedMedia>(address, file, {
      headers: { 'x-csrftoken': readCookie(document.cookie, 'csrftoken') ?? '' },
      onShare,
      failure: (status, problem) => new ApiError(status, address, problem),
    });
  }
}
