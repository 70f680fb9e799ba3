import { once } from 'node:events';
import { createServer, get } from 'node:http';
import { connect } from 'node:net';
import type { AddressInfo } from 'node:net';
import { promptClose } from './index.ts';

it('waits for answers under way, and for no connection that nobody uses', async () => {
  let answer: () => void = () => undefined;
  const server = createServer((_, response) => {
    response.write('begun');
    answer = () => response.end(', ended');
  });
  const stopWaiting = promptClose(server);
  server.listen(0);
  await once(server, 'listening');
  const { port } = server.address() as AddressInfo;

  const unused = connect(port);
  const isCut = once(unused, 'close');
  unused.on('error', () => undefined);
  await once(server, 'connection');
  const [response] = (await once(get({ port }), 'response')) as [NodeJS.ReadableStream];
  let text = '';
  response.on('data', (chunk: Buffer) => (text += chunk.toString()));

  stopWaiting();
  const isClosed = new Promise((done) => server.close(done));
  await isCut;
  answer();
  await isClosed;
  expect(text).toBe('begun, ended');
});
