import { fieldsOfModel } from '../declarations.ts';
import type { ModuleRow, StoredFields, StoredValue } from '../document.ts';
import { emptyValue, isLocalised } from '../fields.ts';
import { type CheckFacts, NO_FACTS } from './finding.ts';

/** A page with one known fault, and what the checks have to say of it. */
export interface FaultyPage {
  name: string;
  rows: ModuleRow[];
  live?: ModuleRow[];
  facts: CheckFacts;
  finding: { key: string; isError: boolean };
}

const both = (de: string, en = de) => ({ de, en });

/** A module with everything that it needs. */
export function sound(model: string, id: number, fields: StoredFields = {}): ModuleRow {
  const empty = Object.fromEntries(
    Object.entries(fieldsOfModel(model)).map(([name, field]) => {
      const value = emptyValue(field) as StoredValue;
      return [name, isLocalised(field) && field.kind !== 'link' ? both(value as string) : value];
    }),
  );
  return { id, parent: 1, column: 0, position: id, model, slug: `${model}-${id}`, fields: { ...empty, ...fields } };
}

const row: ModuleRow = {
  id: 1,
  parent: null,
  column: 0,
  position: 0,
  model: 'container',
  slug: 'c',
  fields: { layout: '100' },
};
const text = (html: string, english = html) => sound('text', 2, { content: both(html, english) });
const headline = (id: number, level: number) =>
  sound('headline', id, { content: both('Ein Titel'), headline_level: level });

function page(
  name: string,
  modules: ModuleRow[],
  key: string,
  { isError = false, facts = {}, live }: { isError?: boolean; facts?: Partial<CheckFacts>; live?: ModuleRow[] } = {},
): FaultyPage {
  return {
    name,
    rows: [row, ...modules],
    facts: { ...NO_FACTS, ...facts },
    finding: { key, isError },
    ...(live && { live: [row, ...live] }),
  };
}

const error = { isError: true };
const missing = (url: string) => ({ facts: { missing: [url] } });
const hosts = {
  facts: { embedHosts: { video: ['player.example', '*.films.example'], documents: ['papers.example'] } },
};
const silent = { facts: { pictures: { 7: { alt: both(''), width: 800, height: 600 } } } };
const meta = (texts: Partial<NonNullable<CheckFacts['meta']>>) => ({
  facts: {
    meta: { title: both('Besuch'), meta_title: both('Besuch'), meta_description: both('So finden Sie uns.'), ...texts },
  },
});

/** Sixty of them. */
export const FAULTY_PAGES: readonly FaultyPage[] = [
  page('a headline without words', [sound('headline', 2)], 'fault.required', error),
  page('a headline of spaces', [sound('headline', 2, { content: both('   ') })], 'fault.required', error),
  page('a text of empty paragraphs', [text('<p></p><p><br></p>')], 'fault.required', error),
  page('a quote without words', [sound('quote', 2, { author: both('Ada') })], 'fault.required', error),
  page(
    'a question without words',
    [sound('faq', 2), { ...sound('faq_item', 3, { content: both('<p>Ja.</p>') }), parent: 2 }],
    'fault.required',
    error,
  ),
  page('a button without words', [sound('link', 2, { link_url: both('/de') })], 'fault.required', error),
  page(
    'a button without an address',
    [sound('link', 2, { link_text: both('Los geht es'), link_url: both(' ') })],
    'fault.required',
    error,
  ),
  page('a button that has lost its address', [sound('link', 2, { link_text: both('Los geht es') })], 'fault.required', {
    ...error,
    live: [sound('link', 2, { link_text: both('Los geht es'), link_url: both('/de') })],
  }),
  page('a form that was not chosen', [sound('form', 2)], 'fault.required', error),
  page('a picture that was not chosen', [sound('image', 2)], 'fault.required', error),
  page('a film without an address', [sound('video', 2)], 'fault.required', error),
  page('sound without an address', [sound('audio', 2)], 'fault.required', error),
  page('a venue that was not chosen', [sound('venue', 2)], 'fault.required', error),
  page(
    'an opening without a beginning',
    [sound('hero_media', 2, { headline: both('Auftakt') })],
    'fault.required',
    error,
  ),
  page('a film of the house without a file', [sound('video_selfhosted', 2)], 'fault.required', error),
  page('a film at no address', [sound('video', 2, { video_url: 'kein Film' })], 'fault.address', error),
  page('an embed that is none', [sound('viewer', 2, { embed: 'hier einbetten' })], 'fault.embed', error),
  page('a post that is none', [sound('social_media', 2, { embed: '<b>x</b>' })], 'fault.embed', error),
  page(
    'a button that runs a script',
    [sound('link', 2, { link_text: both('Los geht es'), link_url: both('javascript:alert(1)') })],
    'fault.target',
    error,
  ),
  page(
    'a button with data',
    [sound('link', 2, { link_text: both('Los geht es'), link_url: both('data:text/html,x') })],
    'fault.target',
    error,
  ),
  page(
    'an hour that the clocks skip in spring',
    [sound('hero_media', 2, { headline: both('Auftakt'), online_from: '2027-03-28T02:30' })],
    'fault.skipped',
    error,
  ),
  page('nine articles', [sound('blog_teaser_list', 2, { items: 9 })], 'fault.range', error),
  page('no article at all', [sound('blog_teaser_list', 2, { items: 0 })], 'fault.range', error),
  page(
    'a headline of level 1',
    [sound('headline', 2, { content: both('Titel'), headline_level: 1 })],
    'fault.range',
    error,
  ),
  page(
    'a teaser that is too long',
    [sound('full_teaser', 2, { text: both(`<p>${'a'.repeat(3001)}</p>`) })],
    'fault.length',
    error,
  ),
  page(
    'an older teaser that is too long',
    [sound('old_full_teaser', 2, { text: both(`<p>${'a'.repeat(257)}</p>`) })],
    'fault.length',
    error,
  ),
  page('a fault that was always there', [sound('headline', 2)], 'fault.required', { live: [sound('headline', 2)] }),
  page(
    'a button that never had an address',
    [sound('link', 2, { link_text: both('Los geht es jetzt') })],
    'fault.required',
    { live: [sound('link', 2, { link_text: both('Los geht es') })] },
  ),
  page('a text without English', [text('<p>Guten Abend.</p>', '')], 'check.english'),
  page('a text without German', [text('', '<p>Good evening.</p>')], 'check.german'),
  page('a headline without English', [sound('headline', 2, { content: both('Titel', '') })], 'check.english'),
  page(
    'an answer without English',
    [
      sound('faq', 2),
      {
        ...sound('faq_item', 3, { question: both('Wann?', 'When?'), content: both('<p>Um acht.</p>', '') }),
        parent: 2,
      },
    ],
    'check.english',
  ),
  page(
    'a button’s label without German',
    [sound('link', 2, { link_text: both('', 'Tickets for tonight'), link_url: both('/de') })],
    'check.german',
  ),
  page('English that is older', [text('<p>Um neun.</p>', '<p>At eight.</p>')], 'check.english_older', {
    live: [text('<p>Um acht.</p>', '<p>At eight.</p>')],
  }),
  page('German that is older', [text('<p>Um acht.</p>', '<p>At nine.</p>')], 'check.german_older', {
    live: [text('<p>Um acht.</p>', '<p>At eight.</p>')],
  }),
  page(
    'a button that says here',
    [sound('link', 2, { link_text: both('Hier', 'Here'), link_url: both('/de') })],
    'check.link',
  ),
  page(
    'a button that says more',
    [sound('link', 2, { link_text: both('Mehr lesen', 'All about trains'), link_url: both('/de') })],
    'check.link',
  ),
  page(
    'an opening whose button says read more',
    [
      sound('hero_media', 2, {
        online_from: '2026-01-01T00:00:00Z',
        button_text: both('Alles dazu', 'Read more'),
        button_link: both('/de'),
      }),
    ],
    'check.link',
  ),
  page(
    'an opening whose button leads nowhere',
    [
      sound('hero_media', 2, {
        online_from: '2026-01-01T00:00:00Z',
        button_text: both('Karten kaufen', 'Buy tickets'),
      }),
    ],
    'check.label_unseen',
  ),
  page(
    'a teaser whose button leads nowhere',
    [sound('full_teaser', 2, { headline: both('Titel'), link_text: both('Zur Ausstellung') })],
    'check.label_unseen',
  ),
  page(
    'a teaser whose button leads nowhere in one language',
    [
      sound('full_teaser', 2, {
        headline: both('Titel'),
        link_text: both('Zur Ausstellung'),
        link: { url: both('/de/ausstellung', '') },
      }),
    ],
    'check.label_unseen',
  ),
  page('a link in a text that says here', [text('<p>Karten gibt es <a href="/de">hier</a>.</p>')], 'check.link'),
  page('a link in a text that says click here', [text('<p><a href="/de">Klicken Sie hier</a></p>')], 'check.link'),
  page(
    'a bold link that says more',
    [text('<p><a href="/de"><strong>mehr …</strong></a></p>'.replace(' …', ''))],
    'check.link',
  ),
  page(
    'a link by hand that says more',
    [sound('html', 2, { html_code: both('<p><a href="/de">weiter</a></p>') })],
    'check.link',
  ),
  page('a link without words', [text('<p>Vor <a href="/de"></a> nach.</p>')], 'check.link_empty'),
  page('a link around nothing but a space', [text('<p><a href="/de">&nbsp;</a></p>')], 'check.link_empty'),
  page(
    'a link to a page that there is not',
    [text('<p><a href="/de/weg">Zur Kasse</a></p>')],
    'check.link_missing',
    missing('/de/weg'),
  ),
  page(
    'a button to an event that there is not',
    [sound('link', 2, { link_text: both('Zum Konzert'), link_url: both('/de/programm/konzert/99') })],
    'check.link_missing',
    missing('/de/programm/konzert/99'),
  ),
  page(
    'a teaser to a page that there is not',
    [sound('full_teaser', 2, { headline: both('Titel'), link: { url: both('/de/weg') } })],
    'check.link_missing',
    missing('/de/weg'),
  ),
  page(
    'a link by hand to a page that there is not',
    [sound('html', 2, { html_code: both('<p><a href="/de/weg?a=1&amp;b=2">Zur Kasse</a></p>') })],
    'check.link_missing',
    missing('/de/weg?a=1&b=2'),
  ),
  page(
    'a link to a page that has moved',
    [text('<p><a href="/de/alt">Anfahrt mit der Bahn</a></p>')],
    'check.link_moved',
    { facts: { moved: { '/de/alt': '/de/neu' } } },
  ),
  page(
    'a button to a page that has moved',
    [sound('link', 2, { link_text: both('Anfahrt'), link_url: both('/de/alt') })],
    'check.link_moved',
    { facts: { moved: { '/de/alt': '/de/neu' } } },
  ),
  page('a jump to a place that there is not', [text('<p><a href="#kasse">Zur Kasse</a></p>')], 'check.anchor_missing'),
  page(
    'a link without encryption',
    [text('<p><a href="http://partner.example">Unser Partner</a></p>')],
    'check.link_insecure',
  ),
  page('a picture without words', [sound('image', 2, { image: 7 })], 'check.alt', silent),
  page(
    'a teaser’s picture without words',
    [sound('full_teaser', 2, { headline: both('Titel'), image: 7 })],
    'check.alt',
    silent,
  ),
  page(
    'a picture by hand without words',
    [sound('html', 2, { html_code: both('<img src="/media/a.jpg">') })],
    'check.alt',
  ),
  page('a picture of 80 megapixels', [sound('image', 2, { image: 8 })], 'check.picture_big', {
    facts: { pictures: { 8: { alt: both('Ein Saal'), width: 10_000, height: 8000 } } },
  }),
  page(
    'a film of the house without captions',
    [sound('video_selfhosted', 2, { file: '/media/film.mp4' })],
    'check.captions',
  ),
  page(
    'a film of a service that nobody can agree to',
    [sound('video', 2, { video_url: 'https://other.example/1' })],
    'check.embed',
    hosts,
  ),
  page(
    'a document of a host that is named for films',
    [sound('viewer', 2, { embed: '<iframe src="https://player.example/1"></iframe>' })],
    'check.embed',
    { ...hosts, ...error },
  ),
  page(
    'a post of a network that the settings do not name',
    [sound('social_media', 2, { embed: '<iframe src="https://social.example/1"></iframe>' })],
    'check.embed',
    { ...hosts, ...error },
  ),
  page(
    'such a post that has been online so long',
    [sound('social_media', 2, { embed: '<iframe src="https://social.example/1"></iframe>' })],
    'check.embed',
    { ...hosts, live: [sound('social_media', 2, { embed: '<iframe src="https://social.example/1"></iframe>' })] },
  ),
  page('a form without a privacy notice', [sound('form', 2, { form_id: 3 })], 'check.privacy', {
    facts: { forms: { 3: { hasPrivacy: false } } },
  }),
  page('a venue that was deleted', [sound('venue', 2, { venue: 4 })], 'check.record_gone', {
    facts: { gone: { venue: [4] } },
  }),
  page('a form that was deleted', [sound('form', 2, { form_id: 3 })], 'check.record_gone', {
    facts: { gone: { form: [3] } },
  }),
  page(
    'two categories, of which one was deleted',
    [sound('highlight_teaser', 2, { categories: [5, 6] })],
    'check.record_gone',
    { facts: { gone: { 'article-category': [6] } } },
  ),
  page(
    'a button of its ground’s colour',
    [
      sound('section', 2, { extra_class: 'aurora' }),
      {
        ...sound('link', 3, { link_text: both('Karten kaufen'), link_url: both('/de'), extra_class: 'aurora' }),
        parent: 2,
      },
    ],
    'check.contrast',
  ),
  page('headings that skip a level', [headline(2, 2), headline(3, 4)], 'check.level'),
  page('headings that skip two levels further down', [headline(2, 2), headline(3, 3), headline(4, 6)], 'check.level'),
  page(
    'a page without a description',
    [text('<p>Guten Abend.</p>', '<p>Good evening.</p>')],
    'check.meta_description',
    meta({ meta_description: both('', 'Getting here.') }),
  ),
  page(
    'a title that search engines cut',
    [text('<p>Guten Abend.</p>', '<p>Good evening.</p>')],
    'check.meta_long',
    meta({ meta_title: both('Besuch '.repeat(12)) }),
  ),
];
