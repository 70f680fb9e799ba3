import { dayAfter, weekdayOf } from '../calendar.ts';
import { l } from '../localise.ts';
import type { HouseEventTeaser, EntityRef, LocalDay } from '@foyer/shared/house';
import type { Pair } from './entries.ts';

interface TeaserEntry {
  key: string;
  to: EntityRef;
  weekday: number;
  week: number;
  preline: Pair;
  headline: Pair;
  subline: Pair;
  link: Pair;
  picture: string;
}

const entries: readonly TeaserEntry[] = [
  {
    key: 'buehnenfuehrung',
    to: 'article:der-schnuerboden',
    weekday: 6,
    week: 0,
    preline: ['Tipp', 'Tip'],
    headline: ['Hinter dem Eisernen Vorhang', 'Behind the Safety Curtain'],
    subline: ['Bühnenführung, jeden Samstag um 14 Uhr', 'Backstage tour, every Saturday at 2 pm'],
    link: ['Mehr zur Bühnentechnik', 'More about the stage machinery'],
    picture: 'beams-cross-teal',
  },
  {
    key: 'abo-nachtschicht',
    to: 'series:nachtschicht',
    weekday: 5,
    week: 1,
    preline: ['Abonnement', 'Subscription'],
    headline: ['Fünf Abende, ein Preis', 'Five evenings, one price'],
    subline: [
      'Die Reihe Nachtschicht im Abonnement für 60 Euro',
      'The series Night Shift as a subscription for 60 euros',
    ],
    link: ['Zur Reihe', 'To the series'],
    picture: 'aurora-fan-ember',
  },
  {
    key: 'gespraech-petersen',
    to: 'article:sechs-fragen-an-jonna-petersen',
    weekday: 3,
    week: 1,
    preline: ['Mediathek', 'Magazine'],
    headline: ['Sechs Fragen an Jonna Petersen', 'Six Questions for Jonna Petersen'],
    subline: ['Über Glas, Angst und das Lesen am Sonntag', 'On glass, fear and reading on Sundays'],
    link: ['Zum Gespräch', 'Read the interview'],
    picture: 'head-0',
  },
  {
    key: 'sammlung',
    to: 'production:die-sammlung-wandert',
    weekday: 7,
    week: 2,
    preline: ['Ausstellung', 'Exhibition'],
    headline: ['Die neue Sammlung hängt nicht, sie wandert', 'The new collection does not hang, it walks'],
    subline: ['Zweihundert Werke haben den Raum gewechselt', 'Two hundred works have changed rooms'],
    link: ['Zur Ausstellung', 'To the exhibition'],
    picture: 'plan-mixed-ember',
  },
  {
    key: 'ferien',
    to: 'series:familienzeit',
    weekday: 6,
    week: 4,
    preline: ['Familie', 'Family'],
    headline: ['Ein ganzes Wochenende im Atelier', 'A whole weekend in the Atelier'],
    subline: ['Bauen, löten, leuchten: für Kinder ab 6 Jahren', 'Build, solder, glow: for children aged 6 and up'],
    link: ['Alle Termine', 'All dates'],
    picture: 'plan-tiles-paper',
  },
  {
    key: 'donnerstag',
    to: 'series:langer-donnerstag',
    weekday: 4,
    week: 6,
    preline: ['Langer Donnerstag', 'Late Thursday'],
    headline: ['Halber Preis ab 17 Uhr', 'Half price from 5 pm'],
    subline: ['Das Museum bleibt bis 20 Uhr offen', 'The museum stays open until 8 pm'],
    link: ['Zum Langen Donnerstag', 'To Late Thursday'],
    picture: 'aurora-curtain-sand',
  },
  {
    key: 'premiere',
    to: 'production:salz',
    weekday: 2,
    week: 5,
    preline: ['Neu im Spielplan', 'New in the programme'],
    headline: ['Salz', 'Salt'],
    subline: ['Kammeroper in der Trafohalle', 'Chamber opera in the Transformer Hall'],
    link: ['Zur Produktion', 'To the production'],
    picture: 'aurora-ribbon-sand',
  },
  {
    key: 'tisch',
    to: 'series:tischgespraeche',
    weekday: 3,
    week: 8,
    preline: ['Gespräch', 'Talk'],
    headline: ['Ein Tisch, zwei Gäste, eine Frage', 'One table, two guests, one question'],
    subline: ['Die Tischgespräche mit Selma Yıldırım', 'The Table Talks with Selma Yıldırım'],
    link: ['Zur Reihe', 'To the series'],
    picture: 'plan-mixed-ink',
  },
];

/** The bands between the events, each on the named weekday some weeks from now. */
export function teasersFrom(today: LocalDay): HouseEventTeaser[] {
  return entries.map(({ key, to, weekday, week, preline, headline, subline, link, picture }) => ({
    key,
    name: l(...headline),
    day: dayAfter(today, ((weekday - weekdayOf(today) + 7) % 7) + week * 7),
    link: { urlOf: to },
    preline: l(...preline),
    headline: l(...headline),
    subline: l(...subline),
    linkText: l(...link),
    picture,
  }));
}
