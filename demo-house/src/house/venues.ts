import { l, rich, slugs } from '../localise.ts';
import type { HouseRoom, HouseVenue } from '@foyer/shared/house';
import { container, eventList, headline, image, numbered, row, text } from '../modules.ts';

const forde = { zip: '24937', city: 'Förde', country: 'DE' };

export const rooms: HouseRoom[] = [
  { key: 'grosse-buehne', name: l('Große Bühne', 'Main Stage'), venue: 'haupthaus' },
  { key: 'studio', name: l('Studio', 'Studio'), venue: 'haupthaus' },
  { key: 'foyer', name: l('Foyer', 'Foyer'), venue: 'haupthaus' },
  { key: 'sammlung', name: l('Sammlung, Ebene 2', 'Collection, level 2'), venue: 'museum' },
  { key: 'halle', name: l('Ausstellungshalle', 'Exhibition Hall'), venue: 'museum' },
  { key: 'atelier', name: l('Atelier', 'Atelier'), venue: 'museum' },
  { key: 'lichthof', name: l('Lichthof', 'Light Court'), venue: 'museum' },
  { key: 'trafo', name: l('Trafohalle', 'Transformer Hall'), venue: 'trafo' },
  { key: 'bootshaus', name: l('Bootshaus', 'Boathouse'), venue: 'bootshaus' },
];

const names = {
  haupthaus: l('Haupthaus', 'Main House'),
  museum: l('Museum am Ring', 'Museum on the Ring'),
  trafo: l('Trafohalle', 'Transformer Hall'),
  bootshaus: l('Bootshaus am Westufer', 'Boathouse on the West Shore'),
};

const upcoming = (room: string) =>
  row(
    headline(l('Nächste Termine', 'Coming up'), { anchor: 'termine' }),
    eventList({ room: { idOf: `room:${room}` } }),
  );

export const venues: HouseVenue[] = [
  {
    key: 'haupthaus',
    slug: slugs(names.haupthaus),
    name: names.haupthaus,
    address: { street: 'Ringweg 3', ...forde },
    lat: 54.7894,
    lng: 9.4381,
    description: rich(
      [
        'Das Haupthaus steht seit 1926 am Ringweg und war erst Lichtspielhaus, dann Lagerhalle, dann beinahe abgerissen. Heute liegen hier die Große Bühne mit 412 Plätzen, das Studio und das Foyer, das ab zehn Uhr offen steht, auch ohne Karte.',
      ],
      [
        'The Main House has stood on Ringweg since 1926, first as a picture palace, then as a warehouse, then as a building about to be demolished. Today it holds the Main Stage with 412 seats, the Studio and the Foyer, which is open from ten o’clock, ticket or no ticket.',
      ],
    ),
    access: ['wheelchair', 'hearing_loop', 'surtitles'],
    openingHours: l(
      'Foyer dienstags bis sonntags ab 10 Uhr, Abendkasse eine Stunde vor Beginn',
      'Foyer Tuesday to Sunday from 10 am, box office one hour before the performance',
    ),
    picture: 'beams-row-violet',
    modules: numbered('haupthaus', [
      container(
        '67-33',
        [
          headline(l('Vier Türen, keine Stufe', 'Four doors, no step')),
          text(
            rich(
              [
                'Alle Eingänge des Haupthauses sind ebenerdig. Acht Rollstuhlplätze liegen in Reihe 7 und 14 der Großen Bühne, jeweils mit einem Platz für die Begleitung. Die Hörschleife versorgt das ganze Parkett.',
              ],
              [
                'All entrances to the Main House are level. Eight wheelchair spaces are in rows 7 and 14 of the Main Stage, each with a seat for a companion. The hearing loop covers the whole stalls.',
              ],
            ),
          ),
        ],
        [image('plan-rooms-sand', 'vertical')],
      ),
      upcoming('grosse-buehne'),
    ]),
  },
  {
    key: 'museum',
    slug: slugs(names.museum),
    name: names.museum,
    address: { street: 'Ringweg 5', ...forde },
    lat: 54.7897,
    lng: 9.4389,
    description: rich(
      [
        'Das Museum am Ring zeigt auf drei Ebenen, wie der Norden zu seinem Licht kam: Glas, Lampen, Signale, Fotografien. Ein gläserner Gang verbindet es mit dem Haupthaus, sodass man in der Pause noch ein Bild besuchen kann.',
      ],
      [
        'On three levels the Museum on the Ring shows how the north came by its light: glass, lamps, signals, photographs. A glazed passage connects it with the Main House, so that you can visit one more picture during the interval.',
      ],
    ),
    access: ['wheelchair', 'audio_description', 'easy_language'],
    openingHours: l(
      'Dienstags bis sonntags 10–18 Uhr, donnerstags bis 20 Uhr',
      'Tuesday to Sunday 10 am – 6 pm, Thursday until 8 pm',
    ),
    picture: 'plan-tiles-lilac',
    modules: numbered('museum', [upcoming('sammlung')]),
  },
  {
    key: 'trafo',
    slug: slugs(names.trafo),
    name: names.trafo,
    address: { street: 'Am Umspannwerk 11', ...forde },
    lat: 54.7962,
    lng: 9.4245,
    description: rich(
      [
        'In der Trafohalle wurde bis 1989 Strom verteilt, heute wird hier gespielt, getanzt und gefroren: Bitte bringen Sie im Winter eine Jacke mit. Die Halle fasst 180 Menschen und hat keinen Zuschauerraum, sondern viele.',
      ],
      [
        'Until 1989 electricity was distributed in the Transformer Hall; today there is acting, dancing and shivering: please bring a jacket in winter. The hall holds 180 people and has not one auditorium but many.',
      ],
    ),
    access: ['wheelchair'],
    openingHours: l('Eine Stunde vor Beginn', 'One hour before the performance'),
    picture: 'beams-fan-ember',
    modules: numbered('trafo', [upcoming('trafo')]),
  },
  {
    key: 'bootshaus',
    slug: slugs(names.bootshaus),
    name: names.bootshaus,
    address: { street: 'Westufer 40', ...forde },
    lat: 54.8021,
    lng: 9.4302,
    description: rich(
      [
        'Das Bootshaus liegt direkt am Wasser und gehört im Sommer den Ruderern, im Winter uns. Hier finden Lesungen, kleine Konzerte und die Werkstätten mit nassen Händen statt.',
      ],
      [
        'The Boathouse is right on the water and belongs to the rowers in summer, to us in winter. It is home to readings, small concerts and the workshops that require wet hands.',
      ],
    ),
    access: ['wheelchair', 'relaxed'],
    openingHours: l('Zu den Veranstaltungen', 'During events'),
    picture: 'aurora-arch-lake',
    modules: numbered('bootshaus', [upcoming('bootshaus')]),
  },
];
