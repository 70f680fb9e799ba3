import { l } from './localise.ts';
import type { PictureKind } from './drawing/render.ts';
import type { HousePicture, Localised } from '@foyer/shared/house';
import { personEntries, type PersonEntry } from './people/persons.ts';

type DrawnPicture = HousePicture & { kind: PictureKind };

const credit = l('Bild: Haus Nordlicht', 'Image: Haus Nordlicht');

function scene(
  key: string,
  kind: PictureKind,
  seed: number,
  title: Localised,
  alt: Localised,
  focalX = 0.5,
): DrawnPicture {
  return {
    key,
    kind,
    seed,
    width: 1920,
    height: 1280,
    focalX,
    focalY: 0.55,
    title,
    alt,
    credit,
  };
}

const light = {
  teal: ['grünem und violettem Licht', 'green and violet light'],
  sand: ['grünem und sandfarbenem Licht', 'green and sand-coloured light'],
  violet: ['violettem und rotem Licht', 'violet and red light'],
  ember: ['glutrotem und violettem Licht', 'ember and violet light'],
  lake: ['seeblauem und violettem Licht', 'lake-blue and violet light'],
} as const;

function aurora(name: string, seed: number, colour: keyof typeof light, de: string, en: string): DrawnPicture {
  const [lightDe, lightEn] = light[colour];
  return scene(
    `aurora-${name}`,
    'aurora',
    seed,
    l(`${de} aus Licht`, `${en} of light`),
    l(
      `${de} aus ${lightDe} über dunklem Boden, davor steht eine kleine Gestalt.`,
      `${en} of ${lightEn} above a dark floor; a small figure stands before it.`,
    ),
    0.6,
  );
}

function beam(key: string, seed: number, de: string, en: string): DrawnPicture {
  return scene(`beams-${key}`, 'beams', seed, l('Bühnenlicht', 'Stage light'), l(de, en));
}

function sheet(key: string, seed: number, de: string, en: string): DrawnPicture {
  return scene(`plan-${key}`, 'plan', seed, l('Papier und Plan', 'Paper and plan'), l(de, en));
}

const scenes: DrawnPicture[] = [
  aurora('curtain-teal', 0, 'teal', 'Ein Vorhang', 'A curtain'),
  aurora('curtain-sand', 1, 'sand', 'Ein Vorhang', 'A curtain'),
  aurora('curtain-violet', 2, 'violet', 'Ein Vorhang', 'A curtain'),
  aurora('curtain-ember', 3, 'ember', 'Ein Vorhang', 'A curtain'),
  aurora('arch-teal', 5, 'teal', 'Ein Bogen', 'An arch'),
  aurora('arch-violet', 7, 'violet', 'Ein Bogen', 'An arch'),
  aurora('arch-lake', 9, 'lake', 'Ein Bogen', 'An arch'),
  aurora('fan-teal', 10, 'teal', 'Hohe Bahnen', 'Tall panels'),
  aurora('fan-ember', 13, 'ember', 'Hohe Bahnen', 'Tall panels'),
  aurora('ribbon-sand', 16, 'sand', 'Ein Band', 'A ribbon'),
  aurora('ribbon-violet', 17, 'violet', 'Ein Band', 'A ribbon'),
  aurora('gate-lake', 24, 'lake', 'Ein Tor', 'A gate'),
  beam(
    'cross-teal',
    0,
    'Grüne und violette Scheinwerfer kreuzen sich über einer Person.',
    'Green and violet spotlights cross above a person.',
  ),
  beam(
    'cross-violet',
    2,
    'Violette, weiße und rote Lichtkegel treffen sich auf der Bühne.',
    'Violet, white and red cones of light meet on the stage.',
  ),
  beam(
    'cross-ember',
    3,
    'Rote und violette Lichtkegel auf leerer Bühne.',
    'Red and violet cones of light on an empty stage.',
  ),
  beam(
    'cone-mint',
    5,
    'Ein mintgrüner Lichtkegel fällt auf eine Person.',
    'A mint-green cone of light falls on a person.',
  ),
  beam(
    'cone-white',
    6,
    'Ein heller Lichtkegel fällt auf eine Person, daneben zwei schwache.',
    'A bright cone of light falls on a person, two faint ones beside it.',
  ),
  beam(
    'cone-lilac',
    7,
    'Eine Person steht in einem fliederfarbenen Lichtkegel.',
    'A person stands in a lilac cone of light.',
  ),
  beam(
    'fan-teal',
    10,
    'Ein Fächer aus grünen und violetten Strahlen kommt von der Seitenbühne.',
    'A fan of green and violet beams comes from the wings.',
  ),
  beam(
    'fan-ember',
    13,
    'Ein Fächer aus roten und hellen Strahlen kommt von der Seitenbühne.',
    'A fan of red and pale beams comes from the wings.',
  ),
  beam(
    'row-violet',
    17,
    'Sieben Lichtsäulen in Violett und Rot stehen in einer Reihe.',
    'Seven columns of light in violet and red stand in a row.',
  ),
  sheet(
    'tiles-sand',
    0,
    'Viertelkreise, Dreiecke und Punkte in Rot, Schwarz und Violett auf Sandfarbe.',
    'Quarter circles, triangles and dots in red, black and violet on sand.',
  ),
  sheet(
    'tiles-ink',
    1,
    'Grüne, violette und rote Formen auf Nachtblau.',
    'Green, violet and red shapes on midnight blue.',
  ),
  sheet(
    'tiles-lilac',
    2,
    'Violette und schwarze Bögen und rote Punkte auf Flieder.',
    'Violet and black arcs and red dots on lilac.',
  ),
  sheet(
    'tiles-paper',
    3,
    'Grüne Treppen und schwarze Halbkreise auf hellem Papier.',
    'Green stairs and black semicircles on pale paper.',
  ),
  sheet(
    'mixed-ember',
    11,
    'Große und kleine Kacheln in Rot, Sand und Violett.',
    'Large and small tiles in red, sand and violet.',
  ),
  sheet(
    'mixed-ink',
    7,
    'Große violette Bögen und weiße Blitze auf Nachtblau.',
    'Large violet arcs and white flashes on midnight blue.',
  ),
  sheet(
    'mixed-paper',
    9,
    'Große schwarze und grüne Kreissegmente auf hellem Papier.',
    'Large black and green segments of circles on pale paper.',
  ),
  sheet(
    'mixed-lake',
    10,
    'Mintgrüne Treppen und Streifen auf Petrol, dazwischen rote Punkte.',
    'Mint stairs and stripes on petrol blue with red dots between them.',
  ),
  sheet(
    'rooms-sand',
    12,
    'Ein Grundriss mit farbigen Räumen und offenen Türen auf Sandfarbe.',
    'A ground plan with coloured rooms and open doors on sand.',
  ),
  sheet(
    'rooms-lilac',
    14,
    'Ein Grundriss mit violetten und schwarzen Räumen.',
    'A ground plan with violet and black rooms.',
  ),
  sheet('rooms-lake', 16, 'Ein Grundriss in Petrol, Mint und Rot.', 'A ground plan in petrol blue, mint and red.'),
  sheet(
    'arches-sand',
    18,
    'Vier ineinandergesetzte Bögen in Rot und Schwarz, darüber ein violetter Kreis.',
    'Four nested arches in red and black, a violet circle above them.',
  ),
  sheet(
    'arches-ink',
    19,
    'Leuchtende Bögen auf Nachtblau, darüber ein roter Kreis.',
    'Glowing arches on midnight blue, a red circle above them.',
  ),
  sheet(
    'arches-lake',
    22,
    'Bögen in Mint und Petrol unter einem roten Kreis.',
    'Arches in mint and petrol blue under a red circle.',
  ),
];

const portraits: DrawnPicture[] = personEntries.filter(isPortrayed).map(({ portrait, name }) => ({
  key: `head-${portrait}`,
  kind: 'head',
  seed: portrait,
  width: 1600,
  height: 1600,
  focalX: 0.5,
  focalY: 0.42,
  title: l(`Porträt ${name.join(' ')}`, `Portrait of ${name.join(' ')}`),
  alt: l(
    `Porträt von ${name.join(' ')} aus zwei Farbflächen.`,
    `Portrait of ${name.join(' ')} in two planes of colour.`,
  ),
  credit,
}));

function isPortrayed(person: PersonEntry): person is PersonEntry & { portrait: number } {
  return person.portrait !== null;
}

/** In the shape of a film. */
const poster: DrawnPicture = {
  ...aurora('curtain-teal', 0, 'teal', 'Ein Vorhang', 'A curtain'),
  key: 'film-poster',
  height: 1080,
};

export const pictures: DrawnPicture[] = [...scenes, poster, ...portraits];
