export interface FileType {
  mime: string;
  /** How names of such files end; the first is the usual one. */
  endings: readonly [string, ...string[]];
}

interface KnownType extends FileType {
  fits: (content: Buffer) => boolean;
}

const ZIP = Buffer.from('PK\x03\x04', 'latin1');
const ZIP_ENTRY = Buffer.from('PK\x01\x02', 'latin1');
const ZIP_END = Buffer.from('PK\x05\x06', 'latin1');
/** An OpenDocument begins with an uncompressed entry that names its type. */
const ODT = 'mimetypeapplication/vnd.oasis.opendocument.textPK';

const begins = (content: Buffer, ...bytes: number[]): boolean => content.subarray(0, bytes.length).equals(Buffer.from(bytes));
const latin = (content: Buffer, from: number, length: number): string => content.toString('latin1', from, from + length);

const BY_CONTENT: readonly KnownType[] = [
  { mime: 'application/pdf', endings: ['.pdf'], fits: (content) => latin(content, 0, 5) === '%PDF-' },
  { mime: 'image/jpeg', endings: ['.jpg', '.jpeg'], fits: (content) => begins(content, 0xff, 0xd8, 0xff) },
  { mime: 'image/png', endings: ['.png'], fits: (content) => begins(content, 0x89, 0x50, 0x4e, 0x47, 0x0d, 0x0a, 0x1a, 0x0a) },
  { mime: 'image/webp', endings: ['.webp'], fits: (content) => latin(content, 0, 4) === 'RIFF' && latin(content, 8, 4) === 'WEBP' },
  { mime: 'application/vnd.oasis.opendocument.text', endings: ['.odt'], fits: (content) => isZip(content) && latin(content, 30, ODT.length) === ODT },
  { mime: 'application/vnd.openxmlformats-officedocument.wordprocessingml.document', endings: ['.docx'], fits: isWord },
];
const TEXT: FileType = { mime: 'text/plain', endings: ['.txt'] };

/**
 * What a file is, by its content; null when forms do not take it. Everything readable would be text, pages and
 * programs too: text is taken only under the name of one.
 */
export function fileTypeOf(content: Buffer, name: string): FileType | null {
  const known = BY_CONTENT.find(({ fits }) => fits(content));
  if (known) return known;
  return endsLike(name, TEXT) && isText(content) ? TEXT : null;
}

/** The name with an ending that tells the truth: whoever opens the file gets what the ending says. */
export function truthfulName(name: string, type: FileType): string {
  return endsLike(name, type) ? name : name + type.endings[0];
}

function endsLike(name: string, { endings }: FileType): boolean {
  return endings.some((ending) => name.toLowerCase().endsWith(ending));
}

function isZip(content: Buffer): boolean {
  return content.subarray(0, ZIP.length).equals(ZIP);
}

/** A Word document without macros. */
function isWord(content: Buffer): boolean {
  if (!isZip(content)) return false;
  const names = zipNames(content);
  return names.includes('[Content_Types].xml') && names.some((name) => /^word\/document\d*\.xml$/.test(name)) && !names.some((name) => /vbaProject/i.test(name));
}

/** Names in a ZIP's directory, which stands at its end. */
function zipNames(content: Buffer): string[] {
  const names: string[] = [];
  const end = content.lastIndexOf(ZIP_END);
  if (end < 0 || end + 20 > content.length) return names;
  let at = content.readUInt32LE(end + 16);
  while (at + 46 <= end && content.subarray(at, at + 4).equals(ZIP_ENTRY)) {
    const nameLength = content.readUInt16LE(at + 28);
    names.push(content.toString('utf8', at + 46, at + 46 + nameLength));
    at += 46 + nameLength + content.readUInt16LE(at + 30) + content.readUInt16LE(at + 32);
  }
  return names;
}

/** UTF-8 without control characters other than tabs and ends of lines and pages. */
function isText(content: Buffer): boolean {
  if (content.some((byte) => (byte < 0x20 && (byte < 0x09 || byte > 0x0d)) || byte === 0x7f)) return false;
  return Buffer.from(content.toString('utf8')).equals(content);
}
