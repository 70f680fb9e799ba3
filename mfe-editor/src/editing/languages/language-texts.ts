/** Texts about both languages of a page, in those of the editing interface. */
export const languageTexts = {
  de: {
    languages: 'Sprachen', 'languages.missing.de': 'Fehlt noch', 'languages.missing.en': 'Fehlt noch', 'languages.older.de': 'Älter als das Deutsche', 'languages.older.en': 'Älter als das Englische', 'languages.difference': 'Unterschied zeigen', 'languages.take.de': 'Aus dem Deutschen übernehmen', 'languages.take.en': 'Aus dem Englischen übernehmen',
    'publish.both': 'Deutsch und Englisch', 'publish.only.de': 'Nur Deutsch', 'publish.only.en': 'Nur Englisch', 'publish.rest': 'Neue, entfernte und verschobene Module gelten in beiden Sprachen. Texte der anderen Sprache bleiben in der Arbeitskopie.',
  },
  en: {
    languages: 'Languages', 'languages.missing.de': 'Still missing', 'languages.missing.en': 'Still missing', 'languages.older.de': 'Older than the German', 'languages.older.en': 'Older than the English', 'languages.difference': 'Show difference', 'languages.take.de': 'Take from German', 'languages.take.en': 'Take from English',
    'publish.both': 'German and English', 'publish.only.de': 'German only', 'publish.only.en': 'English only', 'publish.rest': 'New, removed and moved modules hold in both languages. Texts of the other language stay in the working copy.',
  },
  ja: {
    languages: '言語', 'languages.missing.de': 'まだありません', 'languages.missing.en': 'まだありません', 'languages.older.de': 'ドイツ語より古い', 'languages.older.en': '英語より古い', 'languages.difference': '違いを見る', 'languages.take.de': 'ドイツ語から写す', 'languages.take.en': '英語から写す',
    'publish.both': 'ドイツ語と英語', 'publish.only.de': 'ドイツ語のみ', 'publish.only.en': '英語のみ', 'publish.rest': 'モジュールの追加・削除・移動は両方の言語に反映されます。もう一方の言語の文章は作業コピーに残ります。',
  },
  la: {
    languages: 'Linguae', 'languages.missing.de': 'Adhuc deest', 'languages.missing.en': 'Adhuc deest', 'languages.older.de': 'Germanico vetustius', 'languages.older.en': 'Anglico vetustius', 'languages.difference': 'Discrimen ostendere', 'languages.take.de': 'Ex Germanico sumere', 'languages.take.en': 'Ex Anglico sumere',
    'publish.both': 'Germanice et Anglice', 'publish.only.de': 'Germanice tantum', 'publish.only.en': 'Anglice tantum', 'publish.rest': 'Moduli novi, sublati, moti in utraque lingua valent. Textus alterius linguae in exemplari manent.',
  },
};
