/**
 * The door to what a house is: the content that fills an empty database. Types only; the content service takes a house by
 * the setting `HOUSE` and knows none by name.
 */

import type { Drawing, HouseContent } from './content.ts';

export type { EventStatus } from '../api/programme.ts';
export type { Access } from '../api/venues.ts';
export type { ContainerLayout, ModuleModel } from '../modules/declarations.ts';
export type * from './content.ts';
export type * from './fields.ts';

/** A login that comes with the house. */
export interface HouseUser {
  username: string;
  email: string;
  firstName: string;
  lastName: string;
  role: 'editor' | 'admin';
}

/** What to draw, and how large. */
export interface PictureOrder extends Drawing {
  /** Pixels. */
  width: number;
  height: number;
}

/** What the module that `HOUSE` names exports by default. */
export interface House {
  /** They share one password, which is `DEMO_PASSWORD` or made at the first start. */
  users: readonly HouseUser[];
  /** Whether what nobody has edited moves along by whole weeks, so that the coming months stay full: for demonstrations. */
  datesMove: boolean;
  /** The content as it stands on the day of an instant (in Berlin); the same day gives the same content. */
  contentOn: (now: Date) => HouseContent;
  /** Draws one of its pictures as a file. The same order always gives the same picture. @returns null for a kind that it does not have */
  draw: (order: PictureOrder, format: 'avif' | 'webp') => Promise<Buffer | null>;
}
