import { randomBytes } from 'node:crypto';
import { beginningOf } from '../../platform/beginning-of.ts';

/** Folder of whole pictures from which crops are cut. Nothing in it is served. */
export const MASTERS = 'masters';

const MAX_LENGTH = 60;
const MAX_TITLE = 200;

/** A folder of its own for each upload: nobody finds a file by guessing, or by knowing its content. */
export const newFolder = (): string => randomBytes(16).toString('hex');

/** `Plakat – Größe „A“.final.PNG` -> `plakat-groesse-a-final`: what may stand in an address everywhere. */
export function cleanName(filename: string): string {
  return (
    baseName(filename)
      .toLowerCase()
      .replace(/[äöüß]/g, (letter) => GERMAN[letter] ?? letter)
      .normalize('NFD')
      .replace(/\p{M}/gu, '')
      .replace(/[^a-z0-9]+/g, '-')
      .slice(0, MAX_LENGTH)
      .replace(/^-+|-+$/g, '') || 'file'
  );
}

const GERMAN: Record<string, string> = { ä: 'ae', ö: 'oe', ü: 'ue', ß: 'ss' };

/** A title to begin with, from the name of a file: `Probe_im-Foyer.jpg` -> `Probe im Foyer`. */
export function titleFrom(filename: string): string {
  const title = baseName(filename)
    .replace(/\p{C}/gu, '')
    .replace(/[\s_-]+/g, ' ')
    .trim();
  return beginningOf(title, MAX_TITLE);
}

/** Without folders and ending; a Mac's names come with umlauts in two parts. */
function baseName(filename: string): string {
  const last = filename.split(/[/\\]/).at(-1) ?? '';
  return last.replace(/\.[a-z0-9]{1,8}$/i, '').normalize('NFC');
}
