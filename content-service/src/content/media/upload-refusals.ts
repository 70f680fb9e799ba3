import { NOTHING_SENT, refusing } from '../../platform/http/file-refusals.ts';

/** Why a file does not come into the library, in the editor's language. */
export const refused = refusing({
  ...NOTHING_SENT,
  large: {
    status: 413,
    words: {
      de: 'Diese Datei ist zu groß. Möglich sind Bilder bis 25 MB, Dokumente bis 50 MB, Töne bis 128 MB und Filme bis 512 MB.',
      en: 'This file is too large. Pictures may have up to 25 MB, documents 50 MB, sounds 128 MB and films 512 MB.',
    },
  },
  pixels: {
    status: 413,
    words: {
      de: 'Dieses Bild hat zu viele Bildpunkte: mehr als 100 Millionen. Bitte verkleinern Sie es.',
      en: 'This picture has too many pixels: more than 100 million. Please make it smaller.',
    },
  },
  type: {
    status: 415,
    words: {
      de: 'Diese Art von Datei nehmen wir nicht an. Möglich sind JPEG, PNG, WebP, AVIF, GIF und TIFF, MP4 und WebM, MP3, M4A, Ogg, WAV und FLAC, PDF, Word, Excel und PowerPoint ohne Makros, OpenDocument und Untertitel (WebVTT). Die Endung des Namens ändert nichts daran.',
      en: 'We do not take this kind of file. You can send JPEG, PNG, WebP, AVIF, GIF and TIFF, MP4 and WebM, MP3, M4A, Ogg, WAV and FLAC, PDF, Word, Excel and PowerPoint without macros, OpenDocument and captions (WebVTT). The ending of its name makes no difference.',
    },
  },
  svg: {
    status: 415,
    words: {
      de: 'SVG nehmen wir nicht an, denn es kann Programme enthalten. Bitte speichern Sie das Bild als PNG oder WebP, 2000 Bildpunkte breit.',
      en: 'We do not take SVG, since it can contain programs. Please save the picture as PNG or WebP, 2000 pixels wide.',
    },
  },
  animated: {
    status: 415,
    words: {
      de: 'Dieses Bild bewegt sich. Bitte laden Sie es als Film hoch (MP4 oder WebM).',
      en: 'This picture moves. Please upload it as a film (MP4 or WebM).',
    },
  },
  broken: {
    status: 415,
    words: { de: 'Dieses Bild ist beschädigt oder nicht vollständig.', en: 'This picture is damaged or not complete.' },
  },
});
