import { brotliDecompressSync, gunzipSync } from 'node:zlib';
import { eventually } from '@foyer/shared/eventually';
import { inlineContent } from '../compose/inline-content.ts';
import { PageBody } from './page-body.ts';

const bodyOf = (tail: string): PageBody => new PageBody({ top: '<head><style>', css: inlineContent('p{}'), tail });

describe('the bytes of a page', () => {
  it('are its parts, one after the other', async () => {
    expect((await bodyOf('</style>ü').coded('identity', false)).toString()).toBe('<head><style>p{}</style>ü');
  });

  it.each([true, false])('are the same compressed (kept: %s), and compressed once', async (isKept) => {
    const body = bodyOf('Grüße '.repeat(20_000));
    const plain = await body.coded('identity', isKept);
    const [br, gzip] = await Promise.all([body.coded('br', isKept), body.coded('gzip', isKept)]);
    expect([brotliDecompressSync(br).equals(plain), gunzipSync(gzip).equals(plain)]).toEqual([true, true]);
    expect(Math.max(br.length, gzip.length)).toBeLessThan(2000);
    expect(await body.coded('br', isKept)).toBe(br);
  });

  it.each(['br', 'gzip'] as const)(
    'become fewer in %s when they are asked for again, and say the same',
    async (coding) => {
      const body = bodyOf(Array.from({ length: 3000 }, (_, at) => `Grüße ${(at * 7919) % 1009} `).join(''));
      const first = await body.coded(coding, true);
      await eventually(async () => (await body.coded(coding, true)).length < first.length, { what: 'fewer bytes' });
      const fewer = await body.coded(coding, true);
      const decoded = coding === 'br' ? brotliDecompressSync(fewer) : gunzipSync(fewer);
      expect(decoded.equals(await body.coded('identity', true))).toBe(true);
    },
  );

  it('have a name of their own in each coding, and another when they differ', () => {
    const names = ['a', 'b'].flatMap((tail) =>
      (['br', 'gzip', 'identity'] as const).map((coding) => bodyOf(tail).tag(coding)),
    );
    expect(new Set(names).size).toBe(6);
    expect(bodyOf('a').tag('br')).toBe(names[0]);
  });
});
