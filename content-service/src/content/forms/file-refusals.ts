import { MAX_FILE_BYTES } from '@foyer/shared/forms';
import { NOTHING_SENT, refusing } from '../../platform/http/file-refusals.ts';

const LIMIT = `${MAX_FILE_BYTES / 2 ** 20} MB`;

/** Why a file is not taken, in the visitor's language. */
export const refused = refusing({
  ...NOTHING_SENT,
  large: {
    status: 413,
    words: { de: `Diese Datei ist größer als ${LIMIT}.`, en: `This file is larger than ${LIMIT}.` },
  },
  type: {
    status: 415,
    words: {
      de: 'Diese Art von Datei nehmen wir nicht an. Möglich sind PDF, JPEG, PNG, WebP, Word (.docx), OpenDocument (.odt) und reiner Text (.txt).',
      en: 'We do not take this kind of file. You can send PDF, JPEG, PNG, WebP, Word (.docx), OpenDocument (.odt) and plain text (.txt).',
    },
  },
});
