import { customType, jsonb, timestamp } from 'drizzle-orm/pg-core';
import type { Localised } from '../languages.ts';

/** A text in each content language. */
export const localised = (name: string) => jsonb(name).$type<Localised>();

/** An instant; stored with time zone. */
export const instant = (name: string) => timestamp(name, { withTimezone: true, mode: 'date' });

/** An amount of money, exact to the cent in the database. */
export const money = customType<{ data: number; driverData: string }>({
  dataType: () => 'numeric(10,2)',
  fromDriver: Number,
  toDriver: String,
});
