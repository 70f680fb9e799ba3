import { makeAutoObservable, observableRef, runInAction } from '@foyer/shared';
import type { Day } from '../days/day.ts';
import type { Month } from './month.ts';

/** The month on show, and its days that have events. */
export class CalendarStore {
  month: Month;
  days: ReadonlySet<Day>;
  readonly #fetchDays: (month: Month) => Promise<Day[]>;
  #wanted: Month;

  constructor(month: Month, days: Day[], fetchDays: (month: Month) => Promise<Day[]>) {
    this.month = month;
    this.days = new Set(days);
    this.#wanted = month;
    this.#fetchDays = fetchDays;
    makeAutoObservable(this, { days: observableRef });
  }

  /** Turns to a month once its days are there; the last wish counts. @throws ApiError when they cannot be had */
  async turnTo(month: Month): Promise<void> {
    this.#wanted = month;
    const days = await this.#fetchDays(month);
    if (this.#wanted !== month) return;
    runInAction(() => {
      this.month = month;
      this.days = new Set(days);
    });
  }
}
