import { type FileHandle, open } from 'node:fs/promises';

/** So many parts of a file are looked at: a hostile one has no end of them. */
const MAX_PARTS = 1000;

interface Part {
  name: string;
  /** Of its content, in bytes from the beginning of the file. */
  start: number;
  end: number;
}

/** How long a film or sound takes, in seconds, where its file says so at a known place (MP4, M4A, WAV); null for others. */
export async function durationOf(path: string, mime: string): Promise<number | null> {
  const read = mime.endsWith('/mp4') ? mp4Duration : mime === 'audio/wav' ? wavDuration : null;
  if (!read) return null;
  const file = await open(path);
  try {
    const seconds = await read(file, (await file.stat()).size);
    return seconds !== null && Number.isFinite(seconds) && seconds >= 0 ? seconds : null;
  } finally {
    await file.close();
  }
}

async function mp4Duration(file: FileHandle, size: number): Promise<number | null> {
  const movie = await partCalled('moov', boxes(file, { start: 0, end: size }));
  const header = movie && (await partCalled('mvhd', boxes(file, movie)));
  if (!header) return null;
  const bytes = await bytesAt(file, header.start, 32);
  if (bytes.length < 32) return null;
  return bytes[0] === 1
    ? Number(bytes.readBigUInt64BE(24)) / bytes.readUInt32BE(20)
    : bytes.readUInt32BE(16) / bytes.readUInt32BE(12);
}

async function wavDuration(file: FileHandle, size: number): Promise<number | null> {
  let bytesPerSecond = 0;
  for await (const { name, start, end } of chunks(file, size)) {
    if (name === 'fmt ') bytesPerSecond = (await bytesAt(file, start, 12)).readUInt32LE(8);
    if (name === 'data') return (Math.min(end, size) - start) / bytesPerSecond;
  }
  return null;
}

/** Boxes of an MP4 file: length and name stand before each. */
async function* boxes(file: FileHandle, { start, end }: Pick<Part, 'start' | 'end'>): AsyncGenerator<Part> {
  let at = start;
  for (let count = 0; count < MAX_PARTS && at + 8 <= end; count += 1) {
    const head = await bytesAt(file, at, 16);
    if (head.length < 8) return;
    const short = head.readUInt32BE(0);
    const isLong = short === 1 && head.length === 16;
    const length = short === 0 ? end - at : isLong ? Number(head.readBigUInt64BE(8)) : short;
    if (length < 8) return;
    yield { name: head.toString('latin1', 4, 8), start: at + (isLong ? 16 : 8), end: at + length };
    at += length;
  }
}

/** Chunks of a WAV file. */
async function* chunks(file: FileHandle, size: number): AsyncGenerator<Part> {
  let at = 12;
  for (let count = 0; count < MAX_PARTS && at + 8 <= size; count += 1) {
    const head = await bytesAt(file, at, 8);
    const length = head.readUInt32LE(4);
    yield { name: head.toString('latin1', 0, 4), start: at + 8, end: at + 8 + length };
    // They begin at even places.
    at += 8 + length + (length % 2);
  }
}

async function partCalled(name: string, parts: AsyncIterable<Part>): Promise<Part | null> {
  for await (const part of parts) if (part.name === name) return part;
  return null;
}

async function bytesAt(file: FileHandle, position: number, length: number): Promise<Buffer> {
  const { buffer, bytesRead } = await file.read(Buffer.alloc(length), 0, length, position);
  return buffer.subarray(0, bytesRead);
}
