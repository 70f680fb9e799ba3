import type { PageState } from '../contract.ts';
import { FoyerError } from '../errors.ts';

/**
 * The page's JSON. Only what the server itself puts there counts: a script of data, right in the body, after everything
 * that authors wrote. Whatever else bears that id is content.
 * @throws FoyerError FOYER-311 when it is missing.
 */
export function readPageState(): PageState {
  const text = [...document.querySelectorAll('body>script#foyer-state[type="application/json"]')].at(-1)?.textContent;
  if (!text) throw new FoyerError('FOYER-311', 'the page carries no state');
  return JSON.parse(text) as PageState;
}
