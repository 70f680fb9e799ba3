/** Texts about pictures that are dropped or pasted, in the languages of the editing interface. */
export const uploadTexts = {
  de: {
    'upload.running': '{{name}} wird geladen',
    'upload.failed': 'Das hat nicht geklappt: Das Bild konnte nicht geladen werden.',
    'upload.none': 'Das ist kein Bild.',
    'upload.nowhere': 'Hier kann kein Bild stehen. Wählen Sie erst ein Modul aus.',
  },
  en: {
    'upload.running': 'Uploading {{name}}',
    'upload.failed': 'That did not work: the picture could not be uploaded.',
    'upload.none': 'This is no picture.',
    'upload.nowhere': 'No picture can stand here. Choose a module first.',
  },
  ja: {
    'upload.running': '{{name}}をアップロード中',
    'upload.failed': '画像をアップロードできませんでした。',
    'upload.none': '画像ではありません。',
    'upload.nowhere': 'ここには画像を置けません。先にモジュールを選んでください。',
  },
  la: {
    'upload.running': '{{name}} mittitur',
    'upload.failed': 'Imago mitti non potuit.',
    'upload.none': 'Imago non est.',
    'upload.nowhere': 'Hic imago stare non potest. Prius modulum eligas.',
  },
};
