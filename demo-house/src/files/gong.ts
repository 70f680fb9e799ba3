const rate = 22_050;
const seconds = 5;
/** Partials of a struck bowl: ratio to the keynote, loudness, and how fast they fade. */
const partials = [
  [1, 0.5, 0.7],
  [2.76, 0.25, 1.3],
  [5.4, 0.14, 2.4],
  [8.93, 0.07, 4],
] as const;

/** The gong that calls the audience from the foyer, as a mono WAV file. */
export function gong(): Buffer {
  const samples = rate * seconds;
  const file = Buffer.alloc(44 + samples * 2);
  file.write('RIFF', 0);
  file.writeUInt32LE(36 + samples * 2, 4);
  file.write('WAVEfmt ', 8);
  file.writeUInt32LE(16, 16);
  file.writeUInt16LE(1, 20);
  file.writeUInt16LE(1, 22);
  file.writeUInt32LE(rate, 24);
  file.writeUInt32LE(rate * 2, 28);
  file.writeUInt16LE(2, 32);
  file.writeUInt16LE(16, 34);
  file.write('data', 36);
  file.writeUInt32LE(samples * 2, 40);
  for (let index = 0; index < samples; index += 1)
    file.writeInt16LE(Math.round(strike(index / rate) * 24_000), 44 + index * 2);
  return file;
}

function strike(time: number): number {
  const attack = Math.min(1, time * 80);
  return (
    attack *
    partials.reduce(
      (sum, [ratio, loudness, fade]) =>
        sum + loudness * Math.sin(2 * Math.PI * 196 * ratio * time) * Math.exp(-fade * time),
      0,
    )
  );
}
