import { EntryKeys } from './entry-keys.ts';

const MINUTE = 60_000;

/** What a browser posts: the same again is another object. */
function posted(name: string, file = 'x'): FormData {
  const data = new FormData();
  data.set('field1', name);
  data.set('field4', new File([file], 'a.txt'));
  return data;
}

describe('the name of an entry', () => {
  let now = 1;
  const keys = new EntryKeys({ now: () => now });
  const ofAda = (data: FormData) => keys.of(data, 'ada');

  it('is the same for the same content of the same visitor, at the same time, too', async () => {
    const [first, second] = await Promise.all([ofAda(posted('Ada')), ofAda(posted('Ada'))]);
    expect(first).toMatch(/^[0-9a-f]{32}$/);
    expect(second).toBe(first);
  });

  it('is another one for other content, another file and another visitor', async () => {
    const names = await Promise.all([
      ofAda(posted('Ada')),
      ofAda(posted('Ida')),
      ofAda(posted('Ada', 'y')),
      keys.of(posted('Ada'), 'ida'),
    ]);
    expect(new Set(names).size).toBe(4);
  });

  it('is another one after ten minutes: whoever fills it in anew means it', async () => {
    const before = await ofAda(posted('Ada'));
    now += 9 * MINUTE;
    expect(await ofAda(posted('Ada'))).toBe(before);
    now += MINUTE + 1;
    expect(await ofAda(posted('Ada'))).not.toBe(before);
  });
});
