import { createServer, request, type ClientRequest, type Server } from 'node:http';
import type { AddressInfo } from 'node:net';
import { eventually } from '@foyer/shared/eventually';
import { PostedForms } from './read-posted.ts';

let server: Server;
let port: number;
/** Forms that are being read or sent on. */
let begun = 0;
let open = 0;
let sendOn: () => void = () => undefined;

/** With room for 100 bytes, 80 of them from one address. */
beforeAll(async () => {
  const forms = new PostedForms({ each: 80, all: 100, ms: 5000 });
  server = createServer((asked, response) => {
    asked.once('data', () => (begun += 1));
    const use = (data: FormData) => new Promise<number>((resolve) => (sendOn = () => resolve([...data].length)));
    const from = String(asked.headers['x-forwarded-for']);
    open += 1;
    const read = forms.read(asked, from, use).finally(() => (open -= 1));
    void read.then((answer) => response.end(String(answer)), response.destroy.bind(response));
  });
  await new Promise<void>((resolve) => server.listen(0, '127.0.0.1', resolve));
  ({ port } = server.address() as AddressInfo);
});
afterAll(() => {
  server.closeAllConnections();
  server.close();
});
beforeEach(async () => {
  await eventually(() => open === 0);
  begun = 0;
});

/** Begins to post a form. @param from an address */
function post(body: string, from = '192.0.2.1'): { sending: ClientRequest; answer: Promise<string> } {
  const headers = { 'content-type': 'application/x-www-form-urlencoded', 'x-forwarded-for': from };
  const sending = request({ port, host: '127.0.0.1', method: 'POST', headers });
  const answer = new Promise<string>((resolve, reject) => {
    sending.on('error', reject);
    sending.on('response', (response) => {
      let text = '';
      response.setEncoding('utf8').on('data', (chunk: string) => (text += chunk));
      response.on('end', () => resolve(text));
    });
  });
  sending.write(body);
  return { sending, answer };
}

/** Posts a form that is sent on at once. */
async function postWhole(body: string, from?: string): Promise<string> {
  const before = sendOn;
  const { sending, answer } = post(body, from);
  sending.end();
  await Promise.race([answer, eventually(() => sendOn !== before)]);
  sendOn();
  return answer;
}

it('refuses a form for which there is no room beside others, also where most of it is yet to come', async () => {
  const first = post(`a=${'x'.repeat(60)}`);
  await eventually(() => begun === 1);
  const second = post(`a=${'x'.repeat(60)}`, '192.0.2.2');
  await eventually(() => begun === 2);
  second.sending.end('x'.repeat(1_000_000));
  expect(await second.answer).toBe('503');
  expect(await postWhole('a=1&b=2')).toBe('2');
  first.sending.destroy();
  await first.answer.catch(() => undefined);
});

it('leaves room for others whatever one address sends', async () => {
  const first = post(`a=${'x'.repeat(60)}`);
  await eventually(() => begun === 1);
  expect(await postWhole(`a=${'x'.repeat(30)}`)).toBe('503');
  expect(await postWhole('a=1&b=2', '192.0.2.2')).toBe('2');
  expect(await postWhole(`a=${'x'.repeat(100)}`, '192.0.2.2')).toBe('413');
  expect(await postWhole('a=1&b=2', '192.0.2.2')).toBe('2');
  first.sending.destroy();
  await first.answer.catch(() => undefined);
});

it('waits no longer than its limit for the rest of a form', async () => {
  const late = new PostedForms({ ms: 50 });
  let failure: unknown;
  const slow = createServer((asked) => {
    late.read(asked, '', async () => null).catch((error: unknown) => (failure = error));
  });
  await new Promise<void>((resolve) => slow.listen(0, '127.0.0.1', resolve));
  const { port: at } = slow.address() as AddressInfo;
  const headers = { 'content-type': 'application/x-www-form-urlencoded' };
  const sending = request({ port: at, host: '127.0.0.1', method: 'POST', headers });
  const ended = new Promise((resolve) => sending.on('error', resolve));
  sending.write('a=');
  await ended;
  await eventually(() => failure !== undefined);
  slow.close();
});

it('has the room of a form again once it is sent on, or whoever sends it has gone', async () => {
  const gone = post(`a=${'x'.repeat(60)}`);
  await eventually(() => begun === 1);
  gone.sending.destroy();
  await gone.answer.catch(() => undefined);
  await eventually(async () => (await postWhole(`a=${'x'.repeat(60)}`)) === '1');
  expect(await postWhole(`a=${'x'.repeat(60)}`)).toBe('1');
});
