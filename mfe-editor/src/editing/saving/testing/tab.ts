import { ApiError, makeAutoObservable, observableRef } from '@foyer/shared';
import type { EditedDocument, KeptChange } from '@foyer/shared/api';
import { applied, type Difference, documentOf, type ModuleDocument } from '@foyer/shared/modules';
import { newRow, setField } from '../../document/commands.ts';
import { textIn } from '../../document/module-views.ts';
import { renamedDocument } from '../../document/renamed.ts';
import { Saver } from '../saver.ts';

/** The German text of the one headline. */
const headlineOf = (document: ModuleDocument): string => textIn(document[2], 'content', 'de');

/** A service that keeps one document, as the real one does: entity tags, and what it has in its answer to a stale write. */
export class Server {
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

  async readNow(): Promise<EditedDocument> {
    await this.gate;
    if (this.refuse) throw this.refuse;
    return this.edited;
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
    return headlineOf(this.document);
  }
}

/** A tab with the document of a server. */
export function opened(server: Server) {
  const told = { keep: () => 0, pause: () => Promise.resolve() };
  const page = new Page(server.document);
  const saver = new Saver(server, server.edited, {
    document: () => page.document,
    take: (document) => page.take(document),
    refer: () => undefined,
    goLive: () => undefined,
    rename: (ids) => page.take(renamedDocument(ids, page.document)),
    keep: async () => void told.keep(),
    pause: () => told.pause(),
  });
  return { server, page, saver, told, kept: () => headlineOf(server.document) };
}

/** A tab, and a server with a page of one headline. */
export const begin = () => opened(new Server());
