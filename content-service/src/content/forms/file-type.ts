import { fileTypeFromBuffer } from 'file-type';

export interface FileType {
  mime: string;
  /** How names of such files end; the first is the usual one. */
  endings: readonly [string, ...string[]];
}

/** What forms take, by content. Documents with macros have types of their own, which are not among these. */
const TAKEN: readonly FileType[] = [
  { mime: 'application/pdf', endings: ['.pdf'] },
  { mime: 'image/jpeg', endings: ['.jpg', '.jpeg'] },
  { mime: 'image/png', endings: ['.png'] },
  { mime: 'image/webp', endings: ['.webp'] },
  { mime: 'application/vnd.oasis.opendocument.text', endings: ['.odt'] },
  { mime: 'application/vnd.openxmlformats-officedocument.wordprocessingml.document', endings: ['.docx'] },
];
const TEXT: FileType = { mime: 'text/plain', endings: ['.txt'] };

/**
 * What a file is, by its content; null when forms do not take it. Everything readable would be text, pages and
 * programs too: text is taken only under the name of one.
 */
export async function fileTypeOf(content: Buffer, name: string): Promise<FileType | null> {
  const found = await fileTypeFromBuffer(content).catch(() => undefined);
  if (found) return TAKEN.find(({ mime }) => mime === found.mime) ?? null;
  return endsLike(name, TEXT) && isText(content) ? TEXT : null;
}

/** The name with an ending that tells the truth: whoever opens the file gets what the ending says. */
export function truthfulName(name: string, type: FileType): string {
  return endsLike(name, type) ? name : name + type.endings[0];
}

function endsLike(name: string, { endings }: FileType): boolean {
  return endings.some((ending) => name.toLowerCase().endsWith(ending));
}

/** UTF-8 without control characters other than tabs and ends of lines and pages. */
function isText(content: Buffer): boolean {
  if (content.some((byte) => (byte < 0x20 && (byte < 0x09 || byte > 0x0d)) || byte === 0x7f)) return false;
  return Buffer.from(content.toString('utf8')).equals(content);
}
