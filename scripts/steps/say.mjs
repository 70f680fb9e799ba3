import { fileURLToPath } from 'node:url';

/** Folder of the workspace. */
export const ROOT = fileURLToPath(new URL('../../', import.meta.url));

/** A failure with one clear sentence for the person at the terminal; its code has a row in docs/errors.md. */
export class CommandError extends Error {
  /**
   * @param {`FOYER-5${number}` | undefined} code undefined when another program has said it already
   * @param {string} sentence empty then
   */
  constructor(code, sentence) {
    super(code ? `${code}: ${sentence}` : sentence);
    this.name = 'CommandError';
  }
}

/** A line of progress. */
export const say = (line) => console.log(`▸ ${line}`);

/** Whether somebody asks what a command does. @param {string[]} [words] that follow its name */
export const asksForHelp = (words = process.argv.slice(2)) =>
  words.some((word) => ['--help', '-h', 'help'].includes(word));

export const seconds = (since) => `${((Date.now() - since) / 1000).toFixed(1)} s`;

/**
 * Runs a command's main function: a CommandError becomes its one sentence, and any failure a non-zero exit.
 * @param {() => Promise<number | void>} main gives the exit code
 */
export async function command(main) {
  // npm runs a command through a shell that may die of a signal without passing it on.
  await import('./end-with-parent.mjs');
  try {
    process.exitCode = (await main()) ?? 0;
  } catch (error) {
    if (!(error instanceof CommandError)) console.error(error);
    else if (error.message) console.error(error.message);
    process.exitCode = 1;
  }
}
