/** The parts of a production's page below its picture. */
export const SECTIONS = ['description', 'dates', 'modules', 'team'] as const;
export type Section = (typeof SECTIONS)[number];

/** The order that the house has set. What it does not name comes after, so that nothing is lost; what nobody knows is left out. */
export function sectionsIn(order: readonly string[]): Section[] {
  const named = order.filter((name): name is Section => SECTIONS.some((section) => section === name));
  return [...new Set([...named, ...SECTIONS])];
}
