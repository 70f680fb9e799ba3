/** So many at once: neither one after the other nor all together. */
const LANES = 16;

/** Does the same with each of many things, several at a time: so many, if not said otherwise. @throws the first error; what has not begun then is left */
export async function inLanes<T>(things: T[], work: (thing: T) => Promise<void>, lanes = LANES): Promise<void> {
  const rest = things.values();
  let hasFailed = false;
  const lane = async () => {
    for (let next = rest.next(); !next.done && !hasFailed; next = rest.next())
      await work(next.value).catch((error: unknown) => {
        hasFailed = true;
        throw error;
      });
  };
  await Promise.all(Array.from({ length: lanes }, lane));
}
