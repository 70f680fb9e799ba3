import { createServer } from 'node:http';
import { ContentService } from './content-service.ts';

it('asks within what is left of a limit, which is seldom a whole number of milliseconds', async () => {
  const server = createServer((_, response) => response.end('{}'));
  await new Promise<void>((resolve) => server.listen(0, '127.0.0.1', resolve));
  try {
    const service = new ContentService(`http://127.0.0.1:${(server.address() as { port: number }).port}`);
    await expect(service.get('/api/settings/', { locale: 'de', limitMs: 4321.5 })).resolves.toMatchObject({
      text: '{}',
    });
  } finally {
    server.close();
  }
});
