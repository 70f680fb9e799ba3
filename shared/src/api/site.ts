import Type, { type Static } from 'typebox';
import { ClockTimeSchema, IdSchema, InstantSchema, LinkTargetSchema, nullable, UrlsSchema } from './basics.ts';

const HtmlBlockSchema = Type.Object({ code: Type.String() }, { title: 'HtmlBlock' });

export const DesignSettingsSchema = Type.Object(
  {
    menu_style: Type.Enum(['style1', 'style2']),
    event_style: Type.Enum(['style1', 'style2', 'style3']),
    basket_link: Type.String(),
    logo_link: Type.String(),
  },
  { title: 'DesignSettings' },
);
export type DesignSettings = Static<typeof DesignSettingsSchema>;

export const ConsentServicesSchema = Type.Object(
  {
    tracking: Type.Array(Type.String()),
    marketing: Type.Array(Type.String()),
    external_media: Type.Array(Type.String()),
  },
  { title: 'ConsentServices' },
);
export type ConsentServices = Static<typeof ConsentServicesSchema>;

/** Where content of other providers may come from, by service: `player.example`, or `*.player.example` for all below. */
export const EmbedHostsSchema = Type.Record(
  Type.String({ pattern: '^[a-z_]{1,40}$' }),
  Type.Array(Type.String({ pattern: '^(\\*\\.)?[a-z0-9-]+(\\.[a-z0-9-]+)+$', maxLength: 253 }), { maxItems: 20 }),
  { title: 'EmbedHosts' },
);
export type EmbedHosts = Static<typeof EmbedHostsSchema>;

/** Who the house is, in the words that stand on every page of it. */
export const HouseTextsSchema = Type.Object(
  {
    /** As in the header and at the end of titles. */
    name: Type.String({ minLength: 1, maxLength: 60 }),
    /** As others call it: search engines, home screens. */
    full_name: Type.String({ maxLength: 120 }),
    /** What it is, in a few words; empty for none. */
    claim: Type.String({ maxLength: 120 }),
    /** A sentence above the programme and above the magazine; empty for none. */
    programme_intro: Type.String({ maxLength: 300 }),
    magazine_intro: Type.String({ maxLength: 300 }),
    /** Whom to tell of a weakness, `mailto:` or `https:`; empty for nobody. */
    security_contact: Type.String({ maxLength: 300 }),
  },
  { title: 'HouseTexts' },
);
export type HouseTexts = Static<typeof HouseTextsSchema>;

export const SettingsSchema = Type.Object(
  {
    status: Type.String(),
    is_site_online: Type.Boolean(),
    is_shop_online: Type.Boolean(),
    webshop_url: Type.String(),
    html_header: HtmlBlockSchema,
    html_footer_top: HtmlBlockSchema,
    html_footer_bottom: HtmlBlockSchema,
    html_footer_logos: HtmlBlockSchema,
    design: DesignSettingsSchema,
    consent_services: ConsentServicesSchema,
    embed_hosts: Type.Optional(EmbedHostsSchema),
    /** Missing where it was never entered. */
    house: Type.Optional(HouseTextsSchema),
  },
  { title: 'Settings' },
);
export type Settings = Static<typeof SettingsSchema>;

export const NavLinkSchema = Type.Object({ url: Type.String(), menu_name: Type.String() }, { title: 'NavLink' });
export type NavLink = Static<typeof NavLinkSchema>;

export const NavEntrySchema = Type.Object(
  {
    /** Empty where its page cannot be clicked: then it is the name over its children. */
    url: Type.String(),
    menu_name: Type.String(),
    has_tab_navigation: Type.Boolean(),
    children: Type.Array(NavLinkSchema),
  },
  { title: 'NavEntry' },
);
export type NavEntry = Static<typeof NavEntrySchema>;

export const FooterLinkSchema = Type.Object({ title: Type.String(), url: Type.String() }, { title: 'FooterLink' });
export type FooterLink = Static<typeof FooterLinkSchema>;

export const NavSchema = Type.Object(
  {
    menu: Type.Array(NavEntrySchema),
    secondary: Type.Array(NavLinkSchema),
    footer: Type.Array(FooterLinkSchema),
  },
  { title: 'Nav' },
);
export type Nav = Static<typeof NavSchema>;

export const RedirectSchema = Type.Object({ old_path: Type.String(), new_path: Type.String() }, { title: 'Redirect' });
export type Redirect = Static<typeof RedirectSchema>;

export const OpeningHoursSchema = Type.Object(
  { time_from: ClockTimeSchema, time_to: ClockTimeSchema, closed: Type.Optional(Type.Boolean()) },
  { title: 'OpeningHours' },
);
export type OpeningHours = Static<typeof OpeningHoursSchema>;

/** Exceptions replace the regular hours when there are any. */
export const OpeningHoursTodaySchema = Type.Object(
  { opening_hours: Type.Array(OpeningHoursSchema), opening_hours_exceptions: Type.Array(OpeningHoursSchema) },
  { title: 'OpeningHoursToday' },
);
export type OpeningHoursToday = Static<typeof OpeningHoursTodaySchema>;

/** A breaking-news banner. */
export const AlertSchema = Type.Object(
  {
    id: IdSchema,
    title: Type.String(),
    text: Type.String(),
    link: nullable(LinkTargetSchema),
    link_title: Type.String(),
  },
  { title: 'Alert' },
);
export type Alert = Static<typeof AlertSchema>;

/** A page that was asked for and is missing. */
export const MissingPageSchema = Type.Object(
  { url: Type.String({ minLength: 1, maxLength: 2000 }) },
  { title: 'MissingPage' },
);
export type MissingPage = Static<typeof MissingPageSchema>;

/** Something that has a page of its own which search engines should find. */
export const SitemapEntrySchema = Type.Object(
  {
    type: Type.Enum([
      'page',
      'production',
      'event',
      'person',
      'venue',
      'series',
      'article',
      'article_category',
      'article_tag',
      'form',
    ]),
    id: IdSchema,
    slugs: Type.Object(UrlsSchema.properties, {
      title: 'Slugs',
      description: 'name in the address, per language; of a page its path, empty for the home page',
    }),
    changed_at: nullable(InstantSchema),
  },
  { title: 'SitemapEntry' },
);
export type SitemapEntry = Static<typeof SitemapEntrySchema>;
