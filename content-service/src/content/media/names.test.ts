import { cleanName, titleFrom } from './names.ts';

it.each([
  ['Probe_im-Foyer.jpg', 'Probe im Foyer', 'probe-im-foyer'],
  ['Dr. Faust', 'Dr. Faust', 'dr-faust'],
  ['Dr. Faust.JPEG', 'Dr. Faust', 'dr-faust'],
  ['Plakat – Größe „A“.final.PNG', 'Plakat – Größe „A“.final', 'plakat-groesse-a-final'],
  ['C:\\Bilder\\Straße.tiff', 'Straße', 'strasse'],
  ['Ouvertu\u0308re.mp3', 'Ouvertüre', 'ouvertuere'],
  ['東京.png', '東京', 'file'],
])('%s is called %s and has the address %s', (filename, title, address) => {
  expect([titleFrom(filename), cleanName(filename)]).toEqual([title, address]);
});
