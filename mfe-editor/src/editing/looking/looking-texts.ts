/** Texts about looking at the page, in the languages of the editing interface. */
export const lookingTexts = {
  de: {
    look: 'Ansicht',
    'look.pixels': '{{width}} Bildpunkte',
    'look.full': 'Ganz',
    'look.visitor': 'Als Besucher',
    'look.at': 'Wie am ($t(help.kind.instant))',
    'look.words': 'Auch was noch nicht veröffentlicht ist, ist zu sehen.',
    'look.seen': 'Sie sehen die Arbeitskopie, wie Besucher sie bekämen.',
  },
  en: {
    look: 'View',
    'look.pixels': '{{width}} pixels',
    'look.full': 'Full',
    'look.visitor': 'As a visitor',
    'look.at': 'As of ($t(help.kind.instant))',
    'look.words': 'What is not published yet can be seen, too.',
    'look.seen': 'You see the working copy as visitors would get it.',
  },
  ja: {
    look: '表示',
    'look.pixels': '{{width}}ピクセル',
    'look.full': '全体',
    'look.visitor': '来訪者として',
    'look.at': '日時を指定 ($t(help.kind.instant))',
    'look.words': 'まだ公開していない内容も表示されます。',
    'look.seen': '作業コピーを来訪者と同じように表示しています。',
  },
  la: {
    look: 'Aspectus',
    'look.pixels': '{{width}} puncta',
    'look.full': 'Tota',
    'look.visitor': 'Ut hospes',
    'look.at': 'Ut die ($t(help.kind.instant))',
    'look.words': 'Etiam nondum divulgata videntur.',
    'look.seen': 'Exemplar vides ut hospites id accipiant.',
  },
};
