import { request as ask, type IncomingHttpHeaders, type IncomingMessage } from 'node:http';
import { eventually } from '../eventually/index.ts';

/** A request as a client has sent it. Headers stay as they are: they are signed. */
export interface Asked {
  method: string;
  /** With its query. */
  url: string;
  headers: IncomingHttpHeaders;
  body: Buffer;
}

/** What s3rver says to it. */
export interface Answered {
  status: number;
  headers: IncomingHttpHeaders;
  body: Buffer;
}

/** s3rver on this machine. */
export class Behind {
  readonly #port: number;

  constructor(port: number) {
    this.#port = port;
  }

  ask({ method, url, headers, body }: Asked): Promise<Answered> {
    return new Promise((resolve, reject) => {
      const read = async (answer: IncomingMessage) =>
        resolve({ status: answer.statusCode ?? 502, headers: answer.headers, body: await bodyOf(answer) });
      ask({ host: '127.0.0.1', port: this.#port, method, path: url, headers, agent: false })
        .once('response', (answer) => void read(answer).catch(reject))
        // Until the connection is closed: of a file that grows while it is read, s3rver sends more than it has announced.
        .on('error', reject)
        .end(body);
    });
  }

  /** @returns quoted; null where there is no such object */
  async etagOf(path: string): Promise<string | null> {
    const { status, headers } = await this.ask({ method: 'HEAD', url: path, headers: {}, body: Buffer.alloc(0) });
    return status === 200 ? String(headers.etag) : null;
  }

  /** Waits until an object is what was written: s3rver says so before its file is. */
  async isStored(path: string, body: Buffer): Promise<void> {
    await eventually(
      async () => (await this.ask({ method: 'GET', url: path, headers: {}, body: Buffer.alloc(0) })).body.equals(body),
      { every: 5, what: `the object ${path}` },
    );
  }
}

/** The whole of it. */
export async function bodyOf(message: IncomingMessage): Promise<Buffer> {
  const chunks: Buffer[] = [];
  for await (const chunk of message) chunks.push(chunk as Buffer);
  return Buffer.concat(chunks);
}
