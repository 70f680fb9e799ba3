import { l, same } from '../localise.ts';
import type { HouseTerm, LocalDay } from '@foyer/shared/house';

const term = (key: string, de: string, en = de): HouseTerm => ({ key, slug: key, name: l(de, en) });

export const genres: HouseTerm[] = [
  term('musiktheater', 'Musiktheater', 'Music theatre'),
  term('schauspiel', 'Schauspiel', 'Drama'),
  term('tanz', 'Tanz', 'Dance'),
  term('konzert', 'Konzert', 'Concert'),
  term('figurentheater', 'Figurentheater', 'Puppetry'),
  term('literatur', 'Literatur', 'Literature'),
  term('film', 'Film', 'Film'),
  term('bildende-kunst', 'Bildende Kunst', 'Visual art'),
];

export const eventTypes: HouseTerm[] = [
  term('auffuehrung', 'Aufführung', 'Performance'),
  term('ausstellung', 'Ausstellung', 'Exhibition'),
  term('fuehrung', 'Führung', 'Guided tour'),
  term('werkstatt', 'Werkstatt', 'Workshop'),
  term('konzert', 'Konzert', 'Concert'),
  term('gespraech', 'Gespräch und Lesung', 'Talk and reading'),
  term('film', 'Film', 'Film'),
  term('probe', 'Offene Probe', 'Open rehearsal'),
];

export const eventTags: HouseTerm[] = [
  term('premiere', 'Premiere', 'Opening night'),
  term('familie', 'Familie', 'Family'),
  term('jugend', 'Jugend', 'Young people'),
  term('schulen', 'Schulen', 'Schools'),
  term('gebaerdensprache', 'Gebärdensprache', 'Sign language'),
  term('leichte-sprache', 'Leichte Sprache', 'Easy language'),
  term('audiodeskription', 'Audiodeskription', 'Audio description'),
  term('entspannt', 'Entspannt', 'Relaxed'),
  term('nachgespraech', 'Mit Nachgespräch', 'With post-show talk'),
  term('zum-letzten-mal', 'Zum letzten Mal', 'Last performance'),
  term('eintritt-frei', 'Eintritt frei', 'Free admission'),
  term('mitmachen', 'Mitmachen', 'Taking part'),
];

export const productionTags: HouseTerm[] = [
  term('urauffuehrung', 'Uraufführung', 'World premiere'),
  term('wiederaufnahme', 'Wiederaufnahme', 'Revival'),
  term('gastspiel', 'Gastspiel', 'Guest production'),
  term('ab-4-jahren', 'Ab 4 Jahren', 'Ages 4 and up'),
  term('ab-13-jahren', 'Ab 13 Jahren', 'Ages 13 and up'),
  term('mit-uebertiteln', 'Mit Übertiteln', 'With surtitles'),
  term('sonderausstellung', 'Sonderausstellung', 'Special exhibition'),
  term('dauerausstellung', 'Dauerausstellung', 'Permanent exhibition'),
];

/** The current season (they begin in August) and the ones before and after it. */
export function seasonsOf(today: LocalDay): HouseTerm[] {
  const year = Number(today.slice(0, 4)) - (Number(today.slice(5, 7)) < 8 ? 1 : 0);
  return [0, 1, -1].map((shift) => {
    const first = year + shift;
    const name = `${first}/${String((first + 1) % 100).padStart(2, '0')}`;
    return { key: seasonKeys[shift + 1] ?? 'current', slug: name.replace('/', '-'), name: same(name) };
  });
}
const seasonKeys = ['previous', 'current', 'next'];
