import { LANGUAGES, type Localised } from '../../../platform/languages.ts';
import type { Change, Declaration, FieldDeclaration, FieldErrors, Values, WriteContext } from '../declaration.ts';
import { choices, flag, html, link, list, memberOf, select, text, textarea, url } from '../fields.ts';
import { faultText } from '../texts.ts';
import { SECTION_CHOICES } from './choices.ts';
import { defineSingleton } from './define.ts';

const HOST = /^(\*\.)?[a-z0-9-]+(\.[a-z0-9-]+)+$/;
const SERVICE = /^[a-z_]{1,40}$/;

/** A field that lies in the document under its own name. */
const own = (field: FieldDeclaration): FieldDeclaration => ({ ...field, place: { in: 'column', key: field.name } });

/** Names of services, which the document keeps as a list of texts. */
function services(category: string, label: readonly [string, string]): FieldDeclaration {
  const place = memberOf('consent_services', category);
  if (place.in !== 'row') throw new Error('Services are a part of the settings');
  return list(`${category}_services`, label, [text('name', ['Name', 'Name'], { required: true, max_length: 100 })], {
    place: {
      in: 'row',
      read: (row) => ((place.read(row) ?? []) as string[]).map((name) => ({ name })),
      write: (value, row) =>
        place.write(
          (value as Values[]).map(({ name }) => name),
          row,
        ),
    },
  });
}

/** The order of the parts of pages of one kind, which the document keeps as a list of texts. */
function sections(kind: string, label: readonly [string, string]): FieldDeclaration {
  const place = memberOf('section_order', kind);
  if (place.in !== 'row') throw new Error('The order of sections is a part of the settings');
  return list(
    `${kind}_sections`,
    label,
    [select('section', ['Abschnitt', 'Section'], SECTION_CHOICES, { required: true })],
    {
      place: {
        in: 'row',
        read: (row) => ((place.read(row) ?? []) as string[]).map((section) => ({ section })),
        write: (value, row) => place.write([...new Set((value as Values[]).map(({ section }) => section))], row),
      },
    },
  );
}

const embedHosts = list(
  'embed_hosts',
  ['Erlaubte Rechner für Eingebettetes', 'Hosts that may be embedded'],
  [
    text('service', ['Dienst', 'Service'], { required: true, max_length: 40 }),
    text('host', ['Rechner', 'Host'], { required: true, max_length: 253 }),
  ],
  {
    place: {
      in: 'row',
      read: ({ embed_hosts: hosts }) =>
        Object.entries((hosts ?? {}) as Record<string, string[]>).flatMap(([service, names]) =>
          names.map((host) => ({ service, host })),
        ),
      write: (value, row) => {
        const byService: Record<string, string[]> = {};
        for (const { service, host } of value as { service: string; host: string }[])
          (byService[service] ??= []).push(host);
        return { ...row, embed_hosts: byService };
      },
    },
  },
);

/** One of the texts that say who the house is. */
const ofHouse = (name: string) => ({ place: memberOf('house', name) });
const SECURITY_CONTACT = /^(mailto:|https:\/\/)\S+$/;

const settings = defineSingleton({
  name: 'settings',
  label: ['Einstellungen', 'Settings'],
  document: 'settings',
  role: 'admin',
  tags: ['settings'],
  fields: [
    text('name', ['Name des Hauses', 'Name of the house'], { required: true, max_length: 60, ...ofHouse('name') }),
    text('full_name', ['Voller Name', 'Full name'], { max_length: 120, ...ofHouse('full_name') }),
    text('claim', ['Was das Haus ist', 'What the house is'], { localised: true, max_length: 120, ...ofHouse('claim') }),
    textarea('programme_intro', ['Satz über dem Programm', 'Sentence above the programme'], {
      localised: true,
      max_length: 300,
      ...ofHouse('programme_intro'),
    }),
    textarea('magazine_intro', ['Satz über der Mediathek', 'Sentence above the magazine'], {
      localised: true,
      max_length: 300,
      ...ofHouse('magazine_intro'),
    }),
    text('security_contact', ['Adresse für Sicherheitshinweise', 'Address for reports of weaknesses'], {
      help: ['mailto: oder https:', 'mailto: or https:'],
      ...ofHouse('security_contact'),
    }),
    own(flag('is_site_online', ['Website ist offen', 'Site is online'])),
    own(flag('is_shop_online', ['Webshop ist offen', 'Webshop is online'])),
    own(url('webshop_url', ['Adresse des Webshops', 'Address of the webshop'])),
    own(html('html_header', ['HTML im Kopf', 'HTML in the header'])),
    own(html('html_footer_top', ['HTML über der Fußnavigation', 'HTML above the footer navigation'])),
    own(html('html_footer_bottom', ['HTML unter der Fußnavigation', 'HTML below the footer navigation'])),
    own(html('html_footer_logos', ['HTML der Logos', 'HTML of the logos'])),
    services('tracking', ['Dienste: Statistik', 'Services: tracking']),
    services('marketing', ['Dienste: Marketing', 'Services: marketing']),
    services('external_media', ['Dienste: externe Medien', 'Services: external media']),
    embedHosts,
    sections('event', ['Abschnitte der Veranstaltungen', 'Sections of events']),
    sections('production', ['Abschnitte der Produktionen', 'Sections of productions']),
  ],
  rules: {
    check: async ({ values }, { locale }): Promise<FieldErrors> => {
      const errors: FieldErrors = {};
      const contact = String(values['security_contact']);
      if (contact && !SECURITY_CONTACT.test(contact)) errors['security_contact'] = [faultText('value', locale)];
      (values['embed_hosts'] as { service: string; host: string }[]).forEach(({ service, host }, index) => {
        if (!SERVICE.test(service)) errors[`embed_hosts.${index}.service`] = [faultText('value', locale)];
        if (!HOST.test(host)) errors[`embed_hosts.${index}.host`] = [faultText('host', locale)];
      });
      return errors;
    },
  },
});

const ofDesign = (name: string) => ({ place: memberOf('design', name) });

const design = defineSingleton({
  name: 'design',
  label: ['Gestaltung', 'Design'],
  document: 'settings',
  role: 'admin',
  tags: ['settings'],
  fields: [
    select('menu_style', ['Menü', 'Menu'], choices(['style1', 'Form 1', 'Style 1'], ['style2', 'Form 2', 'Style 2']), {
      required: true,
      ...ofDesign('menu_style'),
    }),
    select(
      'event_style',
      ['Veranstaltungen', 'Events'],
      choices(['style1', 'Form 1', 'Style 1'], ['style2', 'Form 2', 'Style 2'], ['style3', 'Form 3', 'Style 3']),
      { required: true, ...ofDesign('event_style') },
    ),
    link('basket_link', ['Ziel des Warenkorbs', 'Link of the basket'], ofDesign('basket_link')),
    link('logo_link', ['Ziel des Logos', 'Link of the logo'], ofDesign('logo_link')),
  ],
});

const entryName = text('name', ['Name', 'Name'], { localised: true, required: true, max_length: 100 });
const entry = [entryName, link('url', ['Ziel', 'Link'], { localised: true, required: true })];

/** An entry of the main menu leads somewhere, or is the name over what stands below it. */
async function checkMenus({ values }: Change, { locale }: WriteContext): Promise<FieldErrors> {
  const errors: FieldErrors = {};
  (values['menu'] as { url: Localised; children: unknown[] }[]).forEach(({ url, children }, index) => {
    for (const language of children.length === 0 ? LANGUAGES : [])
      if (url[language] === '') errors[`menu.${index}.url.${language}`] = [faultText('required', locale)];
  });
  return errors;
}

const menus = defineSingleton({
  name: 'menus',
  label: ['Menüs', 'Menus'],
  document: 'navigation',
  role: 'editor',
  tags: ['nav'],
  fields: [
    list(
      'menu',
      ['Hauptmenü', 'Main menu'],
      [
        entryName,
        link('url', ['Ziel', 'Link'], {
          localised: true,
          help: [
            'Leer: der Name über dem, was darunter steht, ohne Link.',
            'Empty: the name over what stands below, without a link.',
          ],
        }),
        flag('has_tab_navigation', ['Unterseiten als Reiter', 'Pages below as tabs'], {
          place: { in: 'column', key: 'hasTabNavigation' },
        }),
        list('children', ['Darunter', 'Below'], entry),
      ],
    ),
    list('secondary', ['Zweites Menü', 'Secondary menu'], entry),
    list('footer', ['Fußnavigation', 'Footer'], entry),
  ],
  rules: { check: checkMenus },
});

export const documentResources: Declaration[] = [settings, design, menus];
