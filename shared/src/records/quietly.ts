/**
 * Does something with the copies that the browser keeps of what is typed. One that keeps nothing is none to rely on, and no reason to
 * stop working.
 * @returns undefined where it does not work
 */
export async function quietly<T>(work: () => Promise<T>): Promise<T | undefined> {
  try {
    return await work();
  } catch (error) {
    console.warn('The browser keeps no copy of what is typed', error);
    return undefined;
  }
}
