import { boolean, date, integer, jsonb, pgTable, smallint, text, time } from 'drizzle-orm/pg-core';
import { instant, localised } from '../../platform/database/columns.ts';
import type { Localised } from '../../platform/languages.ts';

/** Documents of which a site has exactly one: its settings and its navigation. */
export const siteDocuments = pgTable('site_documents', {
  name: text('name').primaryKey(),
  content: jsonb('content').$type<unknown>().notNull(),
  revision: integer('revision').notNull().default(1),
  updatedAt: instant('updated_at').notNull().defaultNow(),
});

export const redirects = pgTable('redirects', {
  id: integer('id').primaryKey().generatedByDefaultAsIdentity(),
  oldPath: text('old_path').notNull().unique(),
  newPath: text('new_path').notNull(),
});

export const openingHours = pgTable('opening_hours', {
  id: integer('id').primaryKey().generatedByDefaultAsIdentity(),
  /** ISO: 1 is Monday. */
  weekday: smallint('weekday').notNull(),
  timeFrom: time('time_from'),
  timeTo: time('time_to'),
  closed: boolean('closed').notNull().default(false),
});

export const openingExceptions = pgTable('opening_exceptions', {
  id: integer('id').primaryKey().generatedByDefaultAsIdentity(),
  day: date('day').notNull(),
  timeFrom: time('time_from'),
  timeTo: time('time_to'),
  closed: boolean('closed').notNull().default(false),
  note: localised('note').notNull(),
});

export const alerts = pgTable('alerts', {
  id: integer('id').primaryKey().generatedByDefaultAsIdentity(),
  title: localised('title').notNull(),
  text: localised('text').notNull(),
  link: localised('link'),
  linkTitle: localised('link_title').notNull(),
  isOnline: boolean('is_online').notNull().default(true),
});

/** Missing pages that visitors asked for, counted per URL. */
export const missingPages = pgTable('missing_pages', {
  id: integer('id').notNull().unique().generatedByDefaultAsIdentity(),
  url: text('url').primaryKey(),
  requests: integer('requests').notNull().default(1),
  firstAt: instant('first_at').notNull().defaultNow(),
  lastAt: instant('last_at').notNull().defaultNow(),
});

/** When demo content was written and up to which day it was moved along since. */
export const demoContents = pgTable('demo_content', {
  id: integer('id').primaryKey().default(1),
  seededOn: date('seeded_on').notNull(),
  movedTo: date('moved_to').notNull(),
});

/** The settings as stored: blocks of HTML exist per language. */
export interface StoredSettings {
  is_site_online: boolean;
  is_shop_online: boolean;
  webshop_url: string;
  html_header: Localised;
  html_footer_top: Localised;
  html_footer_bottom: Localised;
  html_footer_logos: Localised;
  /** Parts of pages from top to bottom; empty or missing: as they come. */
  section_order?: { event?: string[]; production?: string[] };
  design: {
    menu_style: 'style1' | 'style2';
    event_style: 'style1' | 'style2' | 'style3';
    basket_link: string;
    logo_link: string;
  };
  consent_services: { tracking: string[]; marketing: string[]; external_media: string[] };
  /** Missing where the settings were stored before there were any. */
  embed_hosts?: Record<string, string[]>;
  /** Likewise. */
  house?: {
    name: string;
    full_name: string;
    claim: Localised;
    programme_intro: Localised;
    magazine_intro: Localised;
    security_contact: string;
  };
}

export interface StoredLink {
  name: Localised;
  url: Localised;
}

export interface StoredNavigation {
  menu: (StoredLink & { hasTabNavigation: boolean; children: StoredLink[] })[];
  secondary: StoredLink[];
  footer: StoredLink[];
}
