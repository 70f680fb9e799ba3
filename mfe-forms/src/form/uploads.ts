import { ApiError, makeAutoObservable, observable, runInAction, type Site } from '@foyer/shared';
import { createContext } from 'react';
import { acrossBreaks } from './line.ts';
import { sendFile } from './send-file.ts';

/** A chosen file on its way to the house. */
export class Upload {
  state: 'sending' | 'waiting' | 'arrived' | 'refused' = 'sending';
  /** How much of it is there, from 0 to 1. */
  share = 0;
  /** Why it was refused: a sentence of the server's, or a key of the messages; empty when it was not. */
  complaint = '';
  /** Its id, once it has arrived; null when it was refused or cancelled. */
  readonly arrival: Promise<string | null>;
  readonly #ended = new AbortController();

  constructor(file: File, site: Pick<Site, 'api' | 'connection'>) {
    makeAutoObservable(this, { arrival: false });
    this.arrival = this.#send(file, site);
  }

  /** Nobody wants it any more. */
  cancel(): void {
    this.#ended.abort();
  }

  async #send(file: File, { api, connection }: Pick<Site, 'api' | 'connection'>) {
    const send = (signal: AbortSignal) =>
      sendFile(api, file, {
        onShare: (share) => this.#is('sending', share),
        signal,
      });
    try {
      const { id } = await acrossBreaks(send, {
        connection,
        signal: this.#ended.signal,
        onWait: (waits) => this.#is(waits ? 'waiting' : 'sending', 0),
      });
      this.#is('arrived', 1);
      return id;
    } catch (error) {
      const sentence = error instanceof ApiError ? error.problem?.errors?.file?.[0] : undefined;
      if (!this.#ended.signal.aborted) this.#is('refused', 0, sentence ?? 'error.upload');
      return null;
    }
  }

  #is(state: Upload['state'], share: number, complaint = ''): void {
    runInAction(() => Object.assign(this, { state, share, complaint }));
  }
}

/** The chosen files of a form, each sent when it is chosen. */
export class Uploads {
  readonly #site: Site;
  readonly #byFile = observable.map<File, Upload>({}, { deep: false });

  constructor(site: Site) {
    this.#site = site;
  }

  /** Where a file's upload stands; undefined before it has begun. */
  get(file: File): Upload | undefined {
    return this.#byFile.get(file);
  }

  /** Sends a file, unless that has begun. @returns its upload */
  begin(file: File): Upload {
    const upload = this.#byFile.get(file) ?? new Upload(file, this.#site);
    runInAction(() => this.#byFile.set(file, upload));
    return upload;
  }

  /** Ends the upload of a file that is not wanted any more. */
  drop(file: File): void {
    this.#byFile.get(file)?.cancel();
    runInAction(() => this.#byFile.delete(file));
  }

  /** Sends a file anew that was refused. */
  retry(file: File): void {
    this.drop(file);
    this.begin(file);
  }
}

/** Those of the form around. */
export const UploadsContext = createContext<Uploads | null>(null);
