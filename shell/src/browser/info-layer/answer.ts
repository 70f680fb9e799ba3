/** What the visitor has answered to the notice. */
export type Answer = 'closed' | 'continued';

const KEY = 'foyer_device';

/** Keeps the answer until the visit ends: who has answered is not asked again. */
export function keepAnswer(answer: Answer): void {
  try {
    sessionStorage.setItem(KEY, answer);
  } catch {
    // Whoever forbids storage is asked on the next page, too.
  }
}

/** What the visitor has answered in this visit; null if nothing. */
export function keptAnswer(): Answer | null {
  try {
    const answer = sessionStorage.getItem(KEY);
    return answer === 'closed' || answer === 'continued' ? answer : null;
  } catch {
    return null;
  }
}
