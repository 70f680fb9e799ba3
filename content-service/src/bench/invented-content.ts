import type { articles } from '../content/magazine/tables.ts';
import type { productions } from '../content/programme/tables.ts';
import { randomNumbers } from '../testing/random-numbers.ts';

/** As many different words as a large site has. */
const VOCABULARY = 25_000;
const PARTS =
  'haus licht nacht stadt meer hafen wind winter sommer kinder jugend theater musik tanz film buch bild glas stein holz papier münz gold silber eisen feuer wasser schiff brücken turm kirchen markt garten wald berg tal insel küsten lampen stern himmel wolken regen schnee stimmen klang ton wort sprach schrift brief karten spiel probe bühnen vorhang masken kostüm farben form raum zeit stunden tag wochen jahres reise weg tür fenster tisch stuhl werkstatt kunst handwerk sammlungs ausstellungs führungs museum archiv kabinett konzert oper chor orchester geigen flöten trommel orgel lieder gesprächs lese'.split(
    ' ',
  );
const ENDINGS =
  'fest stück bild werk raum gang spiel kunst schau reihe tage führung stunde halle platz freund meister lehre klang zeit'.split(
    ' ',
  );
const SMALL = 'und der die das mit für aus nach von über unter zwischen ohne im am ein eine wie was wer'.split(' ');

type Article = typeof articles.$inferInsert;
type Production = typeof productions.$inferInsert;

const both = (text: string) => ({ de: text, en: text });
const capital = (word: string): string => word.charAt(0).toUpperCase() + word.slice(1);

/** Invented texts, the same in every run: compounds of house words, some of them far more frequent than others, as language has it. */
export class InventedContent {
  readonly #random = randomNumbers(20_261_204);
  readonly #vocabulary = Array.from({ length: VOCABULARY }, () =>
    capital(this.#pick(PARTS) + (this.#random(2) === 0 ? this.#pick(PARTS) : '') + this.#pick(ENDINGS)),
  );

  articles(count: number): Article[] {
    return Array.from({ length: count }, (_, index) => ({
      ...{
        slug: both(`article-${index}`),
        title: both(this.#title()),
        preline: both(this.#words(2)),
        teaserText: both(this.#words(60)),
      },
      ...{ publishedAt: new Date(0), author: this.#words(2), mediaType: 'text' as const },
    }));
  }

  productions(count: number): Production[] {
    return Array.from({ length: count }, (_, index) => ({
      ...{
        slug: both(`production-${index}`),
        title: both(this.#title()),
        subtitle: both(this.#words(4)),
        description: both(this.#words(20)),
      },
      ...{ dateFrom: '2020-01-01', dateTo: '2030-12-31' },
    }));
  }

  #title(): string {
    return capital(this.#words(3 + this.#random(3)));
  }

  #words(length: number): string {
    return Array.from({ length }, () => this.#word()).join(' ');
  }

  /** Of two draws the smaller: the first words are the most frequent. */
  #word(): string {
    return this.#random(3) === 0
      ? this.#pick(SMALL)
      : (this.#vocabulary[Math.min(this.#random(VOCABULARY), this.#random(VOCABULARY))] ?? '');
  }

  #pick(words: readonly string[]): string {
    return words[this.#random(words.length)] ?? '';
  }
}
