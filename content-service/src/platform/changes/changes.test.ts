import { itOnServer } from '../../testing/databases.ts';
import { ownDatabase, type RunningService, startService } from '../../testing/running-service.ts';
import { ask, logIn, serviceForTests } from '../../testing/site.ts';

interface Listening {
  /** Resolves with the tags of the next change. */
  next: () => Promise<string[]>;
  /** Resolves with the tags of the next change that is about this one: whoever starts may still be making its search index. */
  about: (tag: string) => Promise<string[]>;
  stop: () => void;
}

async function listenTo(url: string): Promise<Listening> {
  const abort = new AbortController();
  const response = await fetch(`${url}/internal/changes`, { signal: abort.signal });
  expect(response.headers.get('content-type')).toContain('text/event-stream');
  const reader = response.body?.pipeThrough(new TextDecoderStream()).getReader();
  let text = '';
  const next = async (): Promise<string[]> => {
    for (;;) {
      const event = /data: (.*)\n\n/.exec(text);
      if (event) {
        text = text.slice(event.index + event[0].length);
        const { tags } = JSON.parse(event[1] ?? '') as { tags: string[] };
        return tags;
      }
      const chunk = await reader?.read();
      if (!chunk || chunk.done) throw new Error('The stream ended');
      text += chunk.value;
    }
  };
  const about = async (tag: string): Promise<string[]> => {
    for (;;) {
      const tags = await next();
      if (tags.includes(tag)) return tags;
    }
  };
  return { next, about, stop: () => abort.abort() };
}

async function rename(service: Pick<RunningService, 'url'>, title: string): Promise<void> {
  const admin = await logIn(service.url, 'admin');
  const body = JSON.stringify({ webshop_url: title });
  const { status } = await ask(`${service.url}/de/pageeditor-api/settings`, {
    method: 'PATCH',
    headers: admin.headers,
    body,
  });
  expect(status).toBe(200);
}

const shopOf = async ({ url }: Pick<RunningService, 'url'>) =>
  (await ask<{ webshop_url: string }>(`${url}/de/pageeditor-api/settings`)).body.webshop_url;

describe('answers', () => {
  const site = serviceForTests();

  it('carry their tags and an entity tag, and are not sent again to whoever has them', async () => {
    const { headers } = await ask(`${site.url}/de/api/events/1/`);
    expect(headers.get('cache-tag')?.split(', ')).toEqual(expect.arrayContaining(['event:1', 'events']));
    const etag = headers.get('etag') ?? '';
    for (const known of [etag, `W/${etag}`, `"other", ${etag}`]) {
      const { status, body } = await ask(`${site.url}/de/api/events/1/`, { headers: { 'if-none-match': known } });
      expect([status, body]).toEqual([304, '']);
    }
    expect((await ask(`${site.url}/de/api/events/1/`, { headers: { 'if-none-match': '"other"' } })).status).toBe(200);
  });

  it('follow Accept-Language where the path has no language', async () => {
    const typeIn = async (accepted: string) => {
      const { body } = await ask<{ name: string }[]>(`${site.url}/api/exhibition-types/`, {
        headers: { 'accept-language': accepted },
      });
      return body.map(({ name }) => name);
    };
    expect(await typeIn('en-GB,de;q=0.5')).toContain('Guided tour');
    expect(await typeIn('fr, de;q=0.4, en;q=0.3')).toContain('Führung');
    expect(await typeIn('en;q=0')).toContain('Führung');
  });

  it('change for everyone as soon as a write is acknowledged, and listeners hear its tags', async () => {
    const changes = await listenTo(site.url);
    expect(await shopOf(site)).not.toBe('https://one.example');
    await rename(site.running, 'https://one.example');
    expect(await shopOf(site)).toBe('https://one.example');
    expect(await changes.about('settings')).toEqual(['settings']);
    changes.stop();
  });

  it('are made once for many who ask at the same time', async () => {
    const answers = await Promise.all(Array.from({ length: 20 }, () => ask(`${site.url}/en/api/events/?page_size=99`)));
    expect(new Set(answers.map(({ headers }) => headers.get('etag'))).size).toBe(1);
  });
});

describe('two services on one server', () => {
  itOnServer('hear of each other’s changes within a second', async () => {
    const database = await ownDatabase();
    const one = await startService({ env: database.env });
    const other = await startService({ env: database.env });
    const changes = await listenTo(other.url);
    await shopOf(other);
    await rename(one, 'https://two.example');
    expect(await changes.about('settings')).toEqual(['settings']);
    expect(await shopOf(other)).toBe('https://two.example');
    changes.stop();
    await Promise.all([one.stop(), other.stop()]);
    await database.drop();
  });
});

describe('a service that is told to stop', () => {
  it('ends within seconds although somebody listens to its changes', async () => {
    const database = await ownDatabase();
    const service = await startService({ env: database.env });
    const changes = await listenTo(service.url);
    const started = Date.now();
    expect(await service.stop()).toBe(0);
    // After seven it would end all connections.
    expect(Date.now() - started).toBeLessThan(7000);
    await expect(changes.about('what never changes')).rejects.toThrow();
    await database.drop();
  });
});
