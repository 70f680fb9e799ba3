import { once } from 'node:events';
import { createServer, type AddressInfo } from 'node:net';
import { Behind } from './behind.ts';

const headOf = (length: number) => `HTTP/1.1 200 OK\r\nContent-Length: ${length}\r\nConnection: close\r\n\r\n`;

it('asks again for an object of which more came than was announced', async () => {
  let asked = 0;
  const server = createServer((socket) => {
    socket.once('data', () => {
      asked += 1;
      socket.once('error', () => undefined).end(asked === 1 ? `${headOf(0)}h` : `${headOf(5)}hello`);
    });
  }).listen(0, '127.0.0.1');
  await once(server, 'listening');
  await new Behind((server.address() as AddressInfo).port).isStored('/house/text', Buffer.from('hello'));
  server.close();
  await once(server, 'close');
  expect(asked).toBe(2);
});
