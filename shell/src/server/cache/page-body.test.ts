import { gunzipSync } from 'node:zlib';
import { PageBody } from './page-body.ts';

const nonce = 'abcdefghijklmnop';

function bodyOf(tail: string, top = ['<head nonce="', '"><style nonce="', '">']): PageBody {
  return new PageBody({ top, css: Buffer.from('p{}'), tail });
}

describe('the bytes of a page', () => {
  it('carry the nonce in every place', () => {
    expect(Buffer.concat(bodyOf('</style>ü').plain(nonce)).toString()).toBe(`<head nonce="${nonce}"><style nonce="${nonce}">p{}</style>ü`);
  });

  it.each([true, false])('are the same in gzip (kept: %s), for every nonce', async (isKept) => {
    const body = bodyOf('Grüße '.repeat(20_000));
    for (const other of [nonce, 'another-nonce-16']) {
      const zipped = Buffer.concat(await body.gzip(other, isKept));
      expect(gunzipSync(zipped).equals(Buffer.concat(body.plain(other)))).toBe(true);
      expect(zipped.length).toBeLessThan(2000);
    }
  });

  it('may begin with more than one stored block can hold', async () => {
    const body = bodyOf('end', ['x'.repeat(150_000), '']);
    expect(gunzipSync(Buffer.concat(await body.gzip(nonce, true))).toString()).toBe(`${'x'.repeat(150_000)}${nonce}p{}end`);
  });
});
