import { once } from 'node:events';
import { createServer, type IncomingMessage, type Server, type ServerResponse } from 'node:http';
import type { AddressInfo } from 'node:net';
import { Behind, bodyOf, type Answered, type Asked } from './behind.ts';
import { refusalOf, type Refusal } from './refusal.ts';

/** A request that a client has made. */
export interface S3Request {
  method: string;
  /** With the bucket's name, without a query. */
  path: string;
  status: number;
  /** When it was answered, by `performance.now()`. */
  at: number;
}

/**
 * Stands in front of s3rver, since no S3 server that npm or Debian has (s3rver 3.7.1 and its successor 4, fauxqs 1.9, Debian's Ceph 16) makes
 * writes depend on `If-Match` and `If-None-Match`: s3rver takes them and writes all the same. It also answers before it has written, into the very
 * file that others read meanwhile. The front answers the requests for an object one after the other, asks for its ETag before a conditional write,
 * refuses as S3 says it does (412 PreconditionFailed, 404 NoSuchKey), and says that something is written when it can be read. Everything else is
 * s3rver's answer. What tests show with it holds for S3 as far as S3 keeps to its documentation; no test of ours asks Amazon's.
 */
export class ConditionalFront {
  /** All requests so far. */
  readonly requests: S3Request[] = [];
  /** So many of the next conditional writes meet another one at the same time: 409, as S3 answers then. */
  conflicts = 0;
  /** So many of the next conditional writes happen, but their answers do not arrive. */
  lostAnswers = 0;
  /** Whether it takes conditions and does not keep them, as s3rver. */
  isHeedless = false;
  readonly #behind: Behind;
  /** The last answer for each object. */
  readonly #answers = new Map<string, Promise<void>>();
  #server: Server | null = null;
  #port = 0;

  /** @param behind port of s3rver */
  constructor(behind: number) {
    this.#behind = new Behind(behind);
  }

  get url(): string {
    return `http://127.0.0.1:${this.#port}`;
  }

  /** Cuts all connections, and takes no more. */
  async goAway(): Promise<void> {
    const server = this.#server;
    this.#server = null;
    if (!server) return;
    const closed = new Promise((resolve) => server.close(resolve));
    server.closeAllConnections();
    await closed;
  }

  /** Takes connections, where it took them before. */
  async comeBack(): Promise<void> {
    this.#server = createServer((request, response) => {
      this.#take(request, response).catch(() => response.destroy());
    });
    this.#server.listen(this.#port, '127.0.0.1');
    await once(this.#server, 'listening');
    this.#port = (this.#server.address() as AddressInfo).port;
  }

  async #take(request: IncomingMessage, response: ServerResponse): Promise<void> {
    const { method = '', url = '', headers } = request;
    // Who goes away meanwhile has written nothing.
    const asked = { method, url, headers, body: await bodyOf(request) };
    const path = url.split('?', 1)[0] ?? '';
    const turn = (this.#answers.get(path) ?? Promise.resolve()).then(async () => {
      const answer = await this.#answer(asked, path);
      if (!answer) return void response.destroy();
      this.requests.push({ method, path, status: answer.status, at: performance.now() });
      response.writeHead(answer.status, answer.headers).end(answer.body);
    });
    this.#answers.set(
      path,
      turn.catch(() => undefined),
    );
    await turn;
  }

  /** @returns null for one that gets lost */
  async #answer(asked: Asked, path: string): Promise<Answered | null> {
    if (asked.method !== 'PUT') return this.#behind.ask(asked);
    const isConditional = !this.isHeedless && ('if-match' in asked.headers || 'if-none-match' in asked.headers);
    if (isConditional && this.conflicts > 0) {
      this.conflicts -= 1;
      return answerOf({ status: 409, code: 'ConditionalRequestConflict' });
    }
    const refusal = isConditional ? refusalOf(asked.headers, await this.#behind.etagOf(path)) : null;
    if (refusal) return answerOf(refusal);
    const answer = await this.#behind.ask(asked);
    if (answer.status === 200) await this.#behind.isStored(path, asked.body);
    if (!isConditional || this.lostAnswers === 0) return answer;
    this.lostAnswers -= 1;
    return null;
  }
}

const answerOf = ({ status, code }: Refusal): Answered => ({
  status,
  headers: { 'content-type': 'application/xml' },
  body: Buffer.from(
    `<?xml version="1.0" encoding="UTF-8"?>\n<Error><Code>${code}</Code><Message>${code}</Message></Error>`,
  ),
});
