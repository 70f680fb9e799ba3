import type { Access, LocalTime } from '@foyer/shared/house';

/** Dates that come back: a weekday and time, every `every` weeks (the week counts from a fixed Monday). */
export interface Rhythm {
  weekday: 1 | 2 | 3 | 4 | 5 | 6 | 7;
  time: LocalTime;
  every?: number;
  phase?: number;
}

export type Pair = readonly [de: string, en: string];

/** The texts and circumstances that all dates of a production or of a format share. */
export interface ProgrammeEntry {
  key: string;
  title: Pair;
  subtitle: Pair;
  preline: Pair;
  teaser: Pair;
  de: readonly string[];
  en: readonly string[];
  notes?: Pair;
  type: string;
  genre: string | null;
  tags: readonly string[];
  access: readonly Access[];
  room: string;
  minutes: number;
  /** From and to in euros; null is free. */
  price: readonly [number, number] | null;
  rhythm: readonly Rhythm[];
  /** Key of a picture; null where there is none yet. */
  picture: string | null;
  series?: string;
  /** Are all its dates sold out as soon as they are announced? */
  soldOut?: boolean;
  /** Role in German and English, key of the person. */
  team: readonly (readonly [de: string, en: string, person: string])[];
}

/** A production runs from one day to another, counted from today. */
export interface ProductionEntry extends ProgrammeEntry {
  picture: string;
  from: number;
  to: number;
  productionTags: readonly string[];
  season?: string;
  stickyEvent?: boolean;
  quote?: readonly [de: string, en: string, author: string];
}
