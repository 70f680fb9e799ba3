import { dayAfter } from '../calendar.ts';
import { l, rich, slugs } from '../localise.ts';
import type { HouseContainer, HouseProduction, LocalDay } from '@foyer/shared/house';
import { container, headline, image, images, numbered, quote, row, text } from '../modules.ts';
import { personEntries } from '../people/persons.ts';
import type { ProductionEntry } from './entries.ts';
import { exhibitionEntries } from './exhibitions.ts';
import { stageEntries } from './stage.ts';
import { youngEntries } from './young.ts';

export const productionEntries: readonly ProductionEntry[] = [...stageEntries, ...youngEntries, ...exhibitionEntries];

/** The productions with their runs, counted from `today`. */
export function productionsFrom(today: LocalDay): HouseProduction[] {
  return productionEntries.map((entry) => ({
    key: entry.key,
    slug: slugs(l(...entry.title)),
    title: l(...entry.title),
    subtitle: l(...entry.subtitle),
    preline: l(...entry.preline),
    teaser: l(...entry.teaser),
    description: rich(entry.de, entry.en),
    contentNotes: entry.notes ? l(...entry.notes) : null,
    type: entry.type,
    season: entry.season ?? 'current',
    genre: entry.genre,
    tags: [...entry.productionTags],
    dateFrom: dayAfter(today, entry.from),
    dateTo: dayAfter(today, entry.to),
    picture: entry.picture,
    stickyEvent: entry.stickyEvent ?? false,
    team: entry.team.map(([de, en, person]) => ({ role: l(de, en), person })),
    modules: productionModules(entry),
  }));
}

/** What follows the description: a voice from the rehearsals, pictures, and what to know before the visit. */
function productionModules(entry: ProductionEntry): HouseContainer[] {
  const exhibition = entry.type === 'ausstellung';
  const voice = entry.quote
    ? [container('67-33', [quote(l(`<p>${entry.quote[0]}</p>`, `<p>${entry.quote[1]}</p>`), entry.quote[2])], [])]
    : [];
  const lead = entry.team[0];
  const gallery =
    entry.team.length > 3
      ? [
          row(
            headline(l('Mit dabei', 'With')),
            images(
              entry.team
                .slice(0, 3)
                .map(([de, en, person]) => ({ picture: portraitOf(person), text: l(`<p>${de}</p>`, `<p>${en}</p>`) })),
              'vertical',
            ),
          ),
        ]
      : [];
  const notes = container(
    '50-50',
    [
      headline(
        exhibition ? l('Vor dem Rundgang', 'Before you look') : l('Vor der Vorstellung', 'Before the performance'),
        { level: 3 },
      ),
      text(
        exhibition
          ? rich(
              [
                'Für die Ausstellung gilt die Tageskarte des Museums. Ein Audioguide in fünf Sprachen liegt an der Kasse bereit, Sitzhocker hängen am Eingang.',
              ],
              [
                'The museum’s day ticket is valid for the exhibition. An audio guide in five languages is available at the ticket desk, and folding stools hang by the entrance.',
              ],
            )
          : rich(
              [
                'Eine halbe Stunde vor Beginn gibt es im Foyer eine kurze Einführung. Verspätete werden in einer passenden Pause eingelassen.',
              ],
              [
                'Half an hour before the start there is a short introduction in the Foyer. Latecomers are admitted at a suitable break.',
              ],
            ),
      ),
    ],
    [image(lead ? portraitOf(lead[2]) : entry.picture)],
  );
  return numbered(entry.key, [...voice, ...gallery, notes]);
}

const portraits = new Map(
  personEntries.flatMap(({ key, portrait }) => (portrait === null ? [] : [[key, `head-${portrait}`]])),
);

function portraitOf(person: string): string {
  const portrait = portraits.get(person);
  if (!portrait) throw new Error(`There is no portrait of "${person}" in the demo house`);
  return portrait;
}
