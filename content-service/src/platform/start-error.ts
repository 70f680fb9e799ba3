/** Why the service cannot start: one sentence for the operator, with a code that `docs/errors.md` explains. */
export class StartError extends Error {
  readonly code: `FOYER-${number}`;
  /** Without the code. */
  readonly sentence: string;

  constructor(code: `FOYER-${number}`, sentence: string, options?: ErrorOptions) {
    super(`${code}: ${sentence}`, options);
    this.name = 'StartError';
    this.code = code;
    this.sentence = sentence;
  }
}
