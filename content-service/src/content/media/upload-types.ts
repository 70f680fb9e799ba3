import { fileTypeFromBuffer, fileTypeFromFile } from 'file-type';
import type { UploadedMedia } from '@foyer/shared/api';

export type MediaKind = UploadedMedia['kind'];

export interface UploadType {
  kind: MediaKind;
  mime: string;
  /** How the library calls such files, with a dot. Pictures are made anew in formats of ours. */
  ending: string;
}

const MB = 1024 * 1024;
/** Of one file, in bytes. */
export const MAX_BYTES: Readonly<Record<MediaKind, number>> = {
  picture: 25 * MB,
  document: 50 * MB,
  audio: 128 * MB,
  video: 512 * MB,
};
export const MAX_UPLOAD_BYTES = Math.max(...Object.values(MAX_BYTES));
/** So much of a file says what it is, nearly always. */
export const HEAD_BYTES = 4100;

const type = (kind: MediaKind, mime: string, ending: string): UploadType => ({ kind, mime, ending });
const M4A = type('audio', 'audio/mp4', '.m4a');
const office = (name: string): string => `application/vnd.openxmlformats-officedocument.${name}`;
const open = (name: string): string => `application/vnd.oasis.opendocument.${name}`;

/** What the library takes, by what the content is found to be. Programs are not among it: no SVG, HTML or macros. */
const TAKEN: Readonly<Record<string, UploadType>> = {
  'image/jpeg': type('picture', 'image/jpeg', '.jpg'),
  'image/png': type('picture', 'image/png', '.png'),
  'image/webp': type('picture', 'image/webp', '.webp'),
  'image/avif': type('picture', 'image/avif', '.avif'),
  'image/gif': type('picture', 'image/gif', '.gif'),
  'image/tiff': type('picture', 'image/tiff', '.tif'),
  'video/mp4': type('video', 'video/mp4', '.mp4'),
  'video/x-m4v': type('video', 'video/mp4', '.mp4'),
  'video/webm': type('video', 'video/webm', '.webm'),
  'audio/mpeg': type('audio', 'audio/mpeg', '.mp3'),
  'audio/mp4': M4A,
  'audio/x-m4a': M4A,
  'audio/ogg': type('audio', 'audio/ogg', '.ogg'),
  'audio/wav': type('audio', 'audio/wav', '.wav'),
  'audio/flac': type('audio', 'audio/flac', '.flac'),
  'audio/x-flac': type('audio', 'audio/flac', '.flac'),
  'text/vtt': type('document', 'text/vtt', '.vtt'),
  'application/pdf': type('document', 'application/pdf', '.pdf'),
  [office('wordprocessingml.document')]: type('document', office('wordprocessingml.document'), '.docx'),
  [office('spreadsheetml.sheet')]: type('document', office('spreadsheetml.sheet'), '.xlsx'),
  [office('presentationml.presentation')]: type('document', office('presentationml.presentation'), '.pptx'),
  [open('text')]: type('document', open('text'), '.odt'),
  [open('spreadsheet')]: type('document', open('spreadsheet'), '.ods'),
  [open('presentation')]: type('document', open('presentation'), '.odp'),
};

/** How large a file that begins like this may be; what cannot be told yet is a document. */
export async function limitFor(head: Uint8Array): Promise<number> {
  // The beginning of a ZIP is not enough to tell what is in it.
  const found = await fileTypeFromBuffer(head).catch(() => undefined);
  return MAX_BYTES[(found && takenAs(found.mime)?.kind) ?? 'document'];
}

/** What a file is, by its content; 'svg' for drawings with a program in them, null for anything else that is not taken. */
export async function typeOfFile(path: string, head: Uint8Array): Promise<UploadType | 'svg' | null> {
  const found = await fileTypeFromFile(path).catch(() => undefined);
  const taken = found && takenAs(found.mime);
  if (taken) return taken;
  return /<svg[\s>]/i.test(Buffer.from(head).toString('latin1')) ? 'svg' : null;
}

/** `audio/ogg; codecs=opus` -> `audio/ogg` */
function takenAs(mime: string): UploadType | undefined {
  const [essence = ''] = mime.split(';', 1);
  return Object.hasOwn(TAKEN, essence) ? TAKEN[essence] : undefined;
}
