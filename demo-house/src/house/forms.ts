import { l, slugs } from '../localise.ts';
import type { HouseForm, HouseFormField } from '@foyer/shared/house';
import type { Pair } from '../programme/entries.ts';

interface FieldOptions {
  required?: boolean;
  choices?: Record<string, Pair>;
  default?: HouseFormField['default'];
  placeholder?: Pair;
  help?: Pair;
  condition?: HouseFormField['condition'];
}

function field(slug: string, type: HouseFormField['type'], label: Pair, options: FieldOptions = {}): HouseFormField {
  const { required = false, choices = {}, placeholder, help } = options;
  return {
    slug,
    type,
    required,
    label: l(...label),
    default: options.default ?? null,
    choices: Object.entries(choices).map(([value, name]) => ({ value, label: l(...name) })),
    placeholder: placeholder ? l(...placeholder) : null,
    help: help ? l(...help) : null,
    condition: options.condition ?? null,
  };
}

const name = field('name', 1, ['Name', 'Name'], { required: true });
const email = field('email', 3, ['E-Mail', 'E-mail'], {
  required: true,
  placeholder: ['name@beispiel.example', 'name@mail.example'],
});
const privacy = field(
  'datenschutz',
  11,
  ['Ich habe die Datenschutzerklärung gelesen.', 'I have read the privacy policy.'],
  { required: true, default: false },
);

/** Ends every intro: a label takes no link. */
const privacyNotice = l(
  '<p>Wie wir mit Ihren Angaben umgehen, steht in der <a href="/de/datenschutz">Datenschutzerklärung</a>.</p>',
  '<p>How we treat what you tell us is said in our <a href="/en/datenschutz">privacy policy</a>.</p>',
);

/** What is done with entries: who is told, what visitors are sent, for how many days entries are kept. */
interface Handling {
  to: string;
  confirmation: Pair;
  days: number;
}

function form(
  key: string,
  title: Pair,
  intro: Pair,
  submit: Pair,
  success: Pair,
  { to, confirmation, days }: Handling,
  fields: HouseFormField[],
): HouseForm {
  return {
    key,
    slug: slugs(l(...title)),
    title: l(...title),
    intro: l(intro[0] + privacyNotice.de, intro[1] + privacyNotice.en),
    submitLabel: l(...submit),
    successText: l(...success),
    notificationAddress: `${to}@nordlicht.example`,
    confirmationText: letter(confirmation),
    keepDays: days,
    fields,
  };
}

const letter = ([german, english]: Pair) =>
  l(`Guten Tag,\n\n${german}\n\nIhr Haus Nordlicht`, `Hello,\n\n${english}\n\nHaus Nordlicht`);

export const forms: HouseForm[] = [
  form(
    'kontakt',
    ['Kontakt', 'Contact'],
    [
      '<p>Schreiben Sie uns. Wir antworten innerhalb von zwei Werktagen, meistens schneller.</p>',
      '<p>Write to us. We answer within two working days, usually sooner.</p>',
    ],
    ['Nachricht senden', 'Send message'],
    ['Danke für Ihre Nachricht. Wir melden uns bald.', 'Thank you for your message. We will be in touch soon.'],
    {
      to: 'post',
      days: 180,
      confirmation: [
        'danke für Ihre Nachricht. Sie ist bei uns angekommen; wir antworten innerhalb von zwei Werktagen.',
        'thank you for your message. It has reached us, and we answer within two working days.',
      ],
    },
    [
      name,
      email,
      field('telefon', 12, ['Telefon', 'Phone'], {
        help: ['Nur, wenn Sie einen Rückruf wünschen.', 'Only if you would like us to call back.'],
      }),
      field('anliegen', 6, ['Worum geht es?', 'What is it about?'], {
        required: true,
        choices: {
          karten: ['Karten', 'Tickets'],
          zugang: ['Zugänglichkeit', 'Accessibility'],
          lob: ['Lob und Kritik', 'Praise and criticism'],
          anderes: ['Etwas anderes', 'Something else'],
        },
      }),
      field('nachricht', 2, ['Ihre Nachricht', 'Your message'], { required: true }),
      privacy,
    ],
  ),
  form(
    'gruppe',
    ['Gruppe anmelden', 'Book a group'],
    [
      '<p>Führungen und Werkstätten für Gruppen ab acht Personen. Bitte fragen Sie mindestens zwei Wochen vorher an.</p>',
      '<p>Tours and workshops for groups of eight or more. Please enquire at least two weeks in advance.</p>',
    ],
    ['Anfrage senden', 'Send enquiry'],
    [
      'Danke. Wir prüfen den Termin und schreiben Ihnen innerhalb von drei Tagen.',
      'Thank you. We will check the date and write to you within three days.',
    ],
    {
      to: 'gruppen',
      days: 365,
      confirmation: [
        'danke für Ihre Anfrage. Wir prüfen den Termin und schreiben Ihnen innerhalb von drei Tagen. Bis dahin ist noch nichts gebucht.',
        'thank you for your enquiry. We will check the date and write to you within three days. Until then nothing is booked.',
      ],
    },
    [
      field('ueber-die-gruppe', 14, ['Über Ihre Gruppe', 'About your group'], {
        help: ['Je genauer, desto besser können wir planen.', 'The more precise, the better we can plan.'],
      }),
      name,
      email,
      field('einrichtung', 1, ['Schule oder Einrichtung', 'School or organisation']),
      field('personen', 4, ['Anzahl der Personen', 'Number of people'], {
        required: true,
        help: ['Zwischen 8 und 60', 'Between 8 and 60'],
      }),
      field('wunschtag', 10, ['Wunschtag', 'Preferred day'], { required: true }),
      field('angebot', 8, ['Angebot', 'Offer'], {
        required: true,
        default: 'fuehrung',
        choices: {
          fuehrung: ['Führung', 'Guided tour'],
          werkstatt: ['Werkstatt', 'Workshop'],
          buehne: ['Bühnenführung', 'Backstage tour'],
        },
      }),
      field('werkstatt', 6, ['Thema der Werkstatt', 'Topic of the workshop'], {
        required: true,
        condition: { slug: 'angebot', values: ['werkstatt'] },
        choices: {
          licht: ['Licht und Schatten', 'Light and shadow'],
          glas: ['Glas und Farbe', 'Glass and colour'],
          buehnenbild: ['Ein Bühnenbild im Karton', 'A stage set in a box'],
        },
      }),
      field('bedarf', 5, ['Was brauchen Sie?', 'What do you need?'], {
        default: [],
        choices: {
          rollstuhl: ['Stufenlosen Weg', 'Step-free route'],
          dgs: ['Gebärdensprache', 'Sign language'],
          leicht: ['Leichte Sprache', 'Easy language'],
          pause: ['Pausenraum', 'A room for a break'],
        },
      }),
      field('sprachen', 7, ['Sprachen der Gruppe', 'Languages of the group'], {
        default: ['de'],
        choices: {
          de: ['Deutsch', 'German'],
          en: ['Englisch', 'English'],
          da: ['Dänisch', 'Danish'],
          ar: ['Arabisch', 'Arabic'],
          uk: ['Ukrainisch', 'Ukrainian'],
        },
      }),
      field('hinweise', 2, ['Hinweise', 'Notes']),
      privacy,
    ],
  ),
  form(
    'newsletter',
    ['Newsletter bestellen', 'Subscribe to the newsletter'],
    [
      '<p>Einmal im Monat, jederzeit abbestellbar, ohne Zählpixel.</p>',
      '<p>Once a month, cancel at any time, no tracking pixels.</p>',
    ],
    ['Bestellen', 'Subscribe'],
    ['Danke, Ihre Bestellung ist bei uns angekommen.', 'Thank you, we have received your subscription.'],
    {
      to: 'newsletter',
      days: 30,
      confirmation: [
        'Sie haben unseren Newsletter bestellt. Waren Sie das nicht, antworten Sie bitte auf diese E-Mail: Dann löschen wir Ihre Adresse.',
        'you have subscribed to our newsletter. If it was not you, please reply to this e-mail: we will then delete your address.',
      ],
    },
    [
      email,
      field('themen', 5, ['Themen', 'Topics'], {
        default: ['buehne', 'museum'],
        choices: {
          buehne: ['Bühne', 'Stage'],
          museum: ['Museum', 'Museum'],
          familie: ['Familie', 'Family'],
          schule: ['Schule', 'School'],
        },
      }),
      privacy,
    ],
  ),
  form(
    'akkreditierung',
    ['Presseakkreditierung', 'Press accreditation'],
    [
      '<p>Für Premieren, Eröffnungen und Fototermine. Bitte fügen Sie einen Nachweis bei.</p>',
      '<p>For opening nights, previews and photo calls. Please attach proof of your work.</p>',
    ],
    ['Akkreditieren', 'Apply'],
    [
      'Danke. Unsere Pressestelle meldet sich spätestens am nächsten Werktag.',
      'Thank you. Our press office will be in touch by the next working day.',
    ],
    {
      to: 'presse',
      days: 90,
      confirmation: [
        'danke für Ihren Antrag. Unsere Pressestelle meldet sich spätestens am nächsten Werktag.',
        'thank you for your application. Our press office will be in touch by the next working day.',
      ],
    },
    [
      name,
      email,
      field('redaktion', 1, ['Redaktion', 'Publication'], { required: true }),
      field('website', 13, ['Website', 'Website'], {
        placeholder: ['https://www.zeitung.example', 'https://www.paper.example'],
      }),
      field('telefon', 12, ['Telefon', 'Phone'], { required: true }),
      field('termin', 10, ['Termin', 'Date'], { required: true }),
      field('ausweis', 9, ['Presseausweis oder Auftrag', 'Press card or commission'], {
        required: true,
        help: ['PDF oder Bild, höchstens 10 MB', 'PDF or image, 10 MB at most'],
      }),
      field('begleitung', 4, ['Begleitpersonen', 'Companions'], { default: '0' }),
      privacy,
    ],
  ),
];
