import { rmSync } from 'node:fs';
import { ownDatabase, PASSWORD, type RunningService, type ServiceOptions, startService } from './running-service.ts';
import { type InProcessOptions, openInProcess, type TestedService } from './service-in-process.ts';

export interface Answer<T = unknown> {
  status: number;
  headers: Headers;
  body: T;
}

/** Sends a request and reads the answer, JSON or not. */
export async function ask<T = unknown>(url: string, init: RequestInit = {}): Promise<Answer<T>> {
  const response = await fetch(url, { redirect: 'manual', ...init });
  const text = await response.text();
  const isJson = response.headers.get('content-type')?.includes('json') ?? false;
  // Whoever asks says what they expect.
  return { status: response.status, headers: response.headers, body: (isJson ? JSON.parse(text) : text) as T };
}

type ForTests<Options> = Omit<Options, 'dataDir'>;

interface Site<Running> {
  readonly running: Running;
  readonly url: string;
}

/** A service for all tests of a file, in their process. Call inside `describe` or at the top; it starts before the first test. */
export const serviceForTests = (options: ForTests<InProcessOptions> = {}): Site<TestedService> =>
  forTests(openInProcess, options);

/** The same as a process of its own, for tests that kill it or move the clock of its whole process. */
export const processForTests = (options: ForTests<ServiceOptions> = {}): Site<RunningService> =>
  forTests(startService, options);

function forTests<Options extends ForTests<ServiceOptions>, Running extends TestedService>(
  start: (options: Options) => Promise<Running>,
  options: Options,
): Site<Running> {
  let running: Running | undefined;
  let drop: () => Promise<void> = async () => undefined;
  const known = (): Running => {
    if (!running) throw new Error('The service has not started yet');
    return running;
  };
  beforeAll(async () => {
    const database = await ownDatabase();
    drop = database.drop;
    running = await start({ ...options, env: { ...options.env, ...database.env } });
  });
  afterAll(async () => {
    await running?.stop();
    if (running) rmSync(running.dataDir, { recursive: true, force: true });
    await drop();
  });
  return {
    get running() {
      return known();
    },
    get url() {
      return known().url;
    },
  };
}

export interface Login {
  cookie: string;
  csrfToken: string;
  /** Headers of an editor's write. */
  headers: Record<string, string>;
}

/** Logs in through the page, as a browser does. */
export async function logIn(url: string, username: string, password = PASSWORD): Promise<Login> {
  const { cookies: before } = await loginForm(url);
  const form = new URLSearchParams({ username, password, csrfmiddlewaretoken: before['csrftoken'] ?? '' });
  const response = await fetch(`${url}/admin/login/`, {
    method: 'POST',
    body: form,
    redirect: 'manual',
    headers: { cookie: `csrftoken=${before['csrftoken']}` },
  });
  const cookies = cookiesOf(response.headers);
  const csrfToken = cookies['csrftoken'] ?? '';
  const cookie = `sessionid=${cookies['sessionid']}; csrftoken=${csrfToken}`;
  return { cookie, csrfToken, headers: { cookie, 'x-csrftoken': csrfToken, 'content-type': 'application/json' } };
}

/** The login form with the cookie that belongs to it. */
export async function loginForm(url: string): Promise<{ cookies: Record<string, string>; html: string }> {
  const response = await fetch(`${url}/admin/login/`);
  return { cookies: cookiesOf(response.headers), html: await response.text() };
}

/** Name -> value of what an answer sets. */
export function cookiesOf(headers: Headers): Record<string, string> {
  return Object.fromEntries(
    headers.getSetCookie().map((line) => {
      const [pair = ''] = line.split(';', 1);
      const [name = '', ...value] = pair.split('=');
      return [name, value.join('=')];
    }),
  );
}
