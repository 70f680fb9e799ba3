import { l, rich } from '../localise.ts';
import { headline, row, text } from '../modules.ts';
import { page } from './page.ts';

const section = (title: readonly [string, string], de: string[], en: string[]) =>
  row(headline(l(...title), { level: 3 }), text(rich(de, en)));

/** Legal pages; everything in them is invented, like the house. */
export const legalPages = [
  page({
    key: 'agb',
    path: ['agb', 'agb'],
    title: ['Allgemeine Geschäftsbedingungen', 'General terms and conditions'],
    description: ['Bedingungen für Kartenkauf und Besuch.', 'Conditions for buying tickets and visiting.'],
    picture: 'plan-tiles-paper',
    modules: [
      section(
        ['Kartenkauf', 'Buying tickets'],
        [
          'Der Vertrag kommt zustande, sobald Sie im Webshop auf „Kostenpflichtig bestellen“ klicken oder an der Kasse bezahlen. Karten sind übertragbar, solange sie nicht ermäßigt sind.',
        ],
        [
          'The contract is concluded as soon as you click “Order with obligation to pay” in the webshop or pay at the desk. Tickets are transferable unless they are reduced.',
        ],
      ),
      section(
        ['Rückgabe', 'Returns'],
        [
          'Gekaufte Karten nehmen wir bis drei Tage vor der Vorstellung als Gutschein zurück. Fällt eine Vorstellung aus, erstatten wir den vollen Preis, ohne dass Sie etwas tun müssen.',
        ],
        [
          'We take tickets back as a voucher until three days before the performance. If a performance is cancelled, we refund the full price without your having to do anything.',
        ],
      ),
      section(
        ['Ton- und Bildaufnahmen', 'Recordings'],
        [
          'Während der Vorstellungen sind Aufnahmen nicht erlaubt. Wird eine Veranstaltung gestreamt, steht das an der Tür und im Programm.',
        ],
        [
          'Recordings are not allowed during performances. If an event is streamed, it says so at the door and in the programme.',
        ],
      ),
    ],
  }),
  page({
    key: 'datenschutz',
    path: ['datenschutz', 'datenschutz'],
    title: ['Datenschutz', 'Privacy policy'],
    headline: ['Was wir wissen und was nicht', 'What we know and what we do not'],
    description: ['Welche Daten diese Website verarbeitet.', 'Which data this website processes.'],
    picture: 'plan-rooms-lilac',
    modules: [
      section(
        ['Verantwortlich', 'Responsible'],
        [
          'Haus Nordlicht gGmbH, Ringweg 3, 24937 Förde, <a href="mailto:datenschutz@nordlicht.example">datenschutz@nordlicht.example</a>',
        ],
        [
          'Haus Nordlicht gGmbH, Ringweg 3, 24937 Förde, Germany, <a href="mailto:datenschutz@nordlicht.example">datenschutz@nordlicht.example</a>',
        ],
      ),
      section(
        ['Beim Besuch der Website', 'When you visit the website'],
        [
          'Ohne Ihre Zustimmung speichern wir nur, was nötig ist: Ihre Sprache, Ihre Entscheidung über Cookies und für fünfzehn Minuten die Zahl der Karten im Warenkorb.',
        ],
        [
          'Without your consent we store only what is necessary: your language, your decision about cookies and, for fifteen minutes, the number of tickets in your basket.',
        ],
      ),
      section(
        ['Filme, Töne und Dokumente', 'Films, sounds and documents'],
        [
          'Inhalte anderer Dienste laden wir erst, wenn Sie zustimmen, einzeln oder für alle. Sie können Ihre Entscheidung jederzeit in den Cookie-Einstellungen ändern.',
        ],
        [
          'We load content from other services only after you agree, individually or for all. You can change your decision at any time in the cookie settings.',
        ],
      ),
      section(
        ['Formulare', 'Forms'],
        ['Was Sie in ein Formular schreiben, verwenden wir nur für Ihr Anliegen und löschen es nach sechs Monaten.'],
        ['We use what you write in a form only for your request and delete it after six months.'],
      ),
      section(
        ['Ihre Rechte', 'Your rights'],
        ['Sie können Auskunft, Berichtigung und Löschung verlangen und sich bei einer Aufsichtsbehörde beschweren.'],
        ['You can request access, correction and deletion, and you can complain to a supervisory authority.'],
      ),
    ],
  }),
  page({
    key: 'impressum',
    path: ['impressum', 'impressum'],
    title: ['Impressum', 'Imprint'],
    description: ['Anbieterkennzeichnung des Hauses Nordlicht.', 'Provider identification of Haus Nordlicht.'],
    picture: 'plan-tiles-ink',
    modules: [
      section(
        ['Anbieter', 'Provider'],
        ['Haus Nordlicht gGmbH<br>Ringweg 3<br>24937 Förde', 'Vertreten durch Henrike Aalund und Joris Vandamme'],
        [
          'Haus Nordlicht gGmbH<br>Ringweg 3<br>24937 Förde, Germany',
          'Represented by Henrike Aalund and Joris Vandamme',
        ],
      ),
      section(
        ['Kontakt', 'Contact'],
        ['Telefon 0461 000 30 30<br><a href="mailto:haus@nordlicht.example">haus@nordlicht.example</a>'],
        ['Phone +49 461 000 30 30<br><a href="mailto:haus@nordlicht.example">haus@nordlicht.example</a>'],
      ),
      section(
        ['Hinweis', 'Please note'],
        [
          'Haus, Stadt, Menschen und Termine auf dieser Website sind erfunden. Die Bilder wurden eigens für diese Vorführung erzeugt.',
        ],
        [
          'The house, the town, the people and the dates on this website are invented. The pictures were generated for this demonstration.',
        ],
      ),
    ],
  }),
  page({
    key: 'hinweisgeberschutz',
    path: ['hinweisgeberschutz', 'whistleblower-protection'],
    title: ['Hinweisgeberschutz', 'Whistleblower protection'],
    description: [
      'So können Sie Missstände melden, auf Wunsch anonym.',
      'How to report wrongdoing, anonymously if you wish.',
    ],
    picture: 'plan-mixed-paper',
    modules: [
      section(
        ['Interne Meldestelle', 'Internal reporting office'],
        [
          'Wer für uns arbeitet oder gearbeitet hat, kann Verstöße vertraulich melden: per Post mit dem Vermerk „Meldestelle“ oder an <a href="mailto:meldestelle@nordlicht.example">meldestelle@nordlicht.example</a>. Wir bestätigen den Eingang innerhalb von sieben Tagen.',
        ],
        [
          'Anyone who works or has worked for us can report violations in confidence: by post marked “Meldestelle” or at <a href="mailto:meldestelle@nordlicht.example">meldestelle@nordlicht.example</a>. We confirm receipt within seven days.',
        ],
      ),
    ],
  }),
];
