import { makeAutoObservable, observableRef } from '@foyer/shared';
import type { Difference } from '@foyer/shared/modules';

/** How long somebody may stop typing within one step, in milliseconds. */
const PAUSE_MS = 1500;

/** What a step is called in the list: a key of the editor's texts, and what it is about. */
export interface StepLabel {
  key: string;
  /** Model of the module that it was done to. */
  model?: string;
  /** How many modules it was done to, if several. */
  count?: number;
}

/** One thing that somebody did, both ways. */
export interface Step {
  label: StepLabel;
  /** Milliseconds since 1970. */
  at: number;
  forward: Difference;
  backward: Difference;
  /** Module to look at afterwards. */
  focus: number | null;
  /** Field that is being typed into; steps of one group become one, word by word. */
  group: string | null;
}

/** As it is kept in the browser. */
export interface KeptHistory {
  steps: Step[];
  position: number;
}

/** Steps in the order in which they were done; those from `position` on are undone. */
export class HistoryStore {
  steps: readonly Step[] = [];
  position = 0;
  readonly #now: () => number;
  #isWordOver = false;

  constructor(now: () => number = Date.now) {
    this.#now = now;
    makeAutoObservable(this, { steps: observableRef });
  }

  get canUndo(): boolean {
    return this.position > 0;
  }

  get canRedo(): boolean {
    return this.position < this.steps.length;
  }

  /**
   * Adds a step; what was undone can no longer be done again.
   * @param endsWord the letter that was typed ends a word: the next one begins a step of its own
   * @param join makes one change of two
   */
  push(
    step: Omit<Step, 'at'>,
    {
      endsWord = false,
      join,
    }: { endsWord?: boolean; join: (first: Step, second: Omit<Step, 'at'>) => Pick<Step, 'forward' | 'backward'> },
  ): void {
    const at = this.#now();
    const last = this.steps[this.position - 1];
    const isContinued =
      step.group !== null &&
      last?.group === step.group &&
      !this.#isWordOver &&
      !this.canRedo &&
      at - last.at < PAUSE_MS;
    const kept = this.steps.slice(0, isContinued ? this.position - 1 : this.position);
    this.steps = [...kept, isContinued ? { ...last, ...join(last, step), at } : { ...step, at }];
    this.position = this.steps.length;
    this.#isWordOver = endsWord;
  }

  /** What is typed next is a step of its own. */
  endWord(): void {
    this.#isWordOver = true;
  }

  /** @returns the step that is to be undone now; null when there is none */
  back(): Step | null {
    const step = this.steps[this.position - 1] ?? null;
    if (step) this.position -= 1;
    this.#isWordOver = true;
    return step;
  }

  /** @returns the step that is to be done again; null when there is none */
  forth(): Step | null {
    const step = this.steps[this.position] ?? null;
    if (step) this.position += 1;
    return step;
  }

  restore({ steps, position }: KeptHistory): void {
    this.steps = steps;
    this.position = Math.min(position, steps.length);
  }

  get kept(): KeptHistory {
    return {
      steps: this.steps.slice(-200),
      position: Math.max(0, this.position - Math.max(0, this.steps.length - 200)),
    };
  }

  /** Modules have got other ids. */
  rename(renamed: (change: Difference) => Difference, idOf: (id: number) => number): void {
    this.steps = this.steps.map((step) => ({
      ...step,
      forward: renamed(step.forward),
      backward: renamed(step.backward),
      focus: step.focus === null ? null : idOf(step.focus),
    }));
  }
}
