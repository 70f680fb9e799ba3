/** What one picture is drawn on: its size, and a source of chance that always runs the same for the same seed. */
export interface Frame {
  width: number;
  height: number;
  chance: Chance;
}

/** A seeded source of numbers. */
export interface Chance {
  /** Between `low` and `high`. */
  between(low: number, high: number): number;
  /** Is true with the given probability. */
  hits(probability: number): boolean;
  pick<Item>(items: readonly Item[]): Item;
}

/** The same seed gives the same sequence (mulberry32). */
export function chanceOf(seed: number): Chance {
  let state = Math.imul(seed + 1, 0x9e3779b1);
  const next = (): number => {
    state = (state + 0x6d2b79f5) | 0;
    let mixed = Math.imul(state ^ (state >>> 15), 1 | state);
    mixed = (mixed + Math.imul(mixed ^ (mixed >>> 7), 61 | mixed)) ^ mixed;
    return ((mixed ^ (mixed >>> 14)) >>> 0) / 4294967296;
  };
  return {
    between: (low, high) => low + (high - low) * next(),
    hits: (probability) => next() < probability,
    pick: (items) => {
      const item = items[Math.floor(next() * items.length)];
      if (item === undefined) throw new Error('There is nothing to pick from');
      return item;
    },
  };
}

/** The item at an index that runs around: after the last comes the first. */
export function around<Item>(items: readonly Item[], index: number): Item {
  const item = items[index % items.length];
  if (item === undefined) throw new Error(`There is no item ${index} of ${items.length}`);
  return item;
}

/** A coordinate as SVG wants it: short, and the same on every machine. */
export function n(value: number): string {
  return String(Math.round(value * 10) / 10);
}

/** A gradient stop. */
export function stop(offset: number, colour: string, opacity = 1): string {
  return `<stop offset="${offset}" stop-color="${colour}" stop-opacity="${opacity}"/>`;
}

/** A filled rectangle. */
export function rect(x: number, y: number, width: number, height: number, fill: string, opacity = 1): string {
  return `<rect x="${n(x)}" y="${n(y)}" width="${n(width)}" height="${n(height)}" fill="${fill}"${opacity < 1 ? ` fill-opacity="${opacity.toFixed(3)}"` : ''}/>`;
}

/**
 * A person of two shapes, a coat and a head, standing on the floor at (`x`, `floor`). Below lies what the light
 * leaves of them: a shadow that falls towards us, `fall` of their height long.
 */
export function figure(x: number, floor: number, height: number, colour: string, fall = 0.5): string {
  const half = height * 0.17;
  const shoulder = height * 0.035;
  const head = height * 0.088;
  const neck = floor - height * 0.8;
  const coat = `<path d="M${n(x - shoulder)} ${n(neck)}H${n(x + shoulder)}L${n(x + half)} ${n(floor)}H${n(x - half)}Z" fill="${colour}"/>`;
  const face = `<circle cx="${n(x)}" cy="${n(neck - head * 0.82)}" r="${n(head)}" fill="${colour}"/>`;
  const shadow = `<path d="M${n(x - half)} ${n(floor)}H${n(x + half)}L${n(x + half * (1 + fall))} ${n(floor + height * fall)}H${n(x - half * (1 + fall))}Z" fill="${colour}" opacity=".55"/>`;
  return shadow + coat + face;
}
