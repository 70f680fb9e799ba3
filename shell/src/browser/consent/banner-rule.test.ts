import { bannerOn, isLegalPage } from './banner-rule.ts';

const decidedWithout = { isDecided: true, allowsTracking: false };
const decidedWith = { isDecided: true, allowsTracking: true };
const undecided = { isDecided: false, allowsTracking: false };

test.each([
  ['whoever has not decided', { ...undecided, isLegal: false, leftLegal: false }, 'show'],
  ['whoever has not decided, on a legal page', { ...undecided, isLegal: true, leftLegal: false }, 'hide'],
  ['whoever has not decided, after a legal page', { ...undecided, isLegal: false, leftLegal: true }, 'show'],
  ['whoever has decided', { ...decidedWithout, isLegal: false, leftLegal: false }, null],
  [
    'whoever decided against tracking, after a legal page',
    { ...decidedWithout, isLegal: false, leftLegal: true },
    'show',
  ],
  [
    'whoever decided against tracking, on the way to another legal page',
    { ...decidedWithout, isLegal: true, leftLegal: true },
    'hide',
  ],
  ['whoever decided for tracking, after a legal page', { ...decidedWith, isLegal: false, leftLegal: true }, null],
] as const)('the banner and %s', (_, situation, answer) => {
  expect(bannerOn(situation)).toBe(answer);
});

test('terms, privacy and imprint are legal pages, by their routes', () => {
  expect(
    ['legals-agb', 'legals-privacy', 'legals-imprint', 'index', 'pages', ''].map((route) => isLegalPage({ route })),
  ).toEqual([true, true, true, false, false, false]);
});
