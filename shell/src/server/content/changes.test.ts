import { eventually } from '@foyer/shared/eventually';
import { Changes } from './changes.ts';
import type { ContentService } from './content-service.ts';

it('asks again for the stream of changes after a refusal that breaks off', async () => {
  let asked = 0;
  const changes = async () => {
    asked += 1;
    return new Response(new ReadableStream({ start: (body) => body.error(new Error('broken off')) }), { status: 503 });
  };
  const followed = new Changes({ changes } as unknown as ContentService, () => undefined);
  followed.start();
  try {
    await eventually(() => asked > 1, { what: 'a second question' });
  } finally {
    followed.stop();
  }
});
