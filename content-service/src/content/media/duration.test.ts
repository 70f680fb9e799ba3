import { mkdtempSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { houseFile } from '../../testing/house-files.ts';
import { durationOf } from './duration.ts';

describe('the length of a film or sound', () => {
  const folder = mkdtempSync(join(tmpdir(), 'foyer-duration-'));
  afterAll(() => rmSync(folder, { recursive: true }));

  function durationIn(name: string, content: Uint8Array): Promise<number | null> {
    const path = join(folder, name);
    writeFileSync(path, content);
    return durationOf(path);
  }

  /** Silence: frames of 1,152 samples at 44,100 a second, and no head that says how many there are. */
  function mp3(frames: number): Buffer {
    const frame = Buffer.alloc(417);
    frame.set([0xff, 0xfb, 0x90, 0x00]);
    return Buffer.concat(Array.from({ length: frames }, () => frame));
  }

  it('is in the head of a WAV file', async () => {
    expect(await durationIn('gong.wav', houseFile('gong'))).toBe(5);
  });

  it('is counted where no head says it', async () => {
    expect(await durationIn('silence.mp3', mp3(100))).toBeCloseTo((100 * 1152) / 44_100, 1);
  });

  it.each([
    ['cut off', houseFile('gong').subarray(0, 30)],
    ['empty', Buffer.alloc(0)],
    ['a film of nothing', Buffer.from('00000018667479706d703432000000006d703432', 'hex')],
    ['full of zeros', Buffer.alloc(10_000)],
  ])('is unknown of a file that is %s', async (_, content) => {
    expect(await durationIn('rubbish.mp4', content)).toBeNull();
  });
});
