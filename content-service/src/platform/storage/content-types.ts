import { extname } from 'node:path';

/** How files with one extension are sent. */
export interface ContentType {
  mime: string;
  /** Whether a browser shows it by itself; anything else is offered for saving. */
  shown: boolean;
}

const shown = (mime: string): ContentType => ({ mime, shown: true });
const saved = (mime: string): ContentType => ({ mime, shown: false });

/** What the media library has, by the ending that it gives to names itself. */
const BY_ENDING: Readonly<Record<string, ContentType>> = {
  '.webp': shown('image/webp'),
  '.avif': shown('image/avif'),
  '.jpg': shown('image/jpeg'),
  '.png': shown('image/png'),
  '.gif': shown('image/gif'),
  '.mp4': shown('video/mp4'),
  '.webm': shown('video/webm'),
  '.mp3': shown('audio/mpeg'),
  '.m4a': shown('audio/mp4'),
  '.ogg': shown('audio/ogg'),
  '.wav': shown('audio/wav'),
  '.flac': shown('audio/flac'),
  '.vtt': shown('text/vtt; charset=utf-8'),
  '.pdf': shown('application/pdf'),
  '.docx': saved('application/vnd.openxmlformats-officedocument.wordprocessingml.document'),
  '.xlsx': saved('application/vnd.openxmlformats-officedocument.spreadsheetml.sheet'),
  '.pptx': saved('application/vnd.openxmlformats-officedocument.presentationml.presentation'),
  '.odt': saved('application/vnd.oasis.opendocument.text'),
  '.ods': saved('application/vnd.oasis.opendocument.spreadsheet'),
  '.odp': saved('application/vnd.oasis.opendocument.presentation'),
};
const UNKNOWN = saved('application/octet-stream');

/** What a file of the library is served as. A file that came there in another way is bytes to save, whatever it contains. */
export function contentTypeOf(name: string): ContentType {
  return BY_ENDING[extname(name).toLowerCase()] ?? UNKNOWN;
}
