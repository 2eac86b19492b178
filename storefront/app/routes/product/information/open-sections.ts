/** The open sections of an accordion: all at first, then one or none (specification, product detail). */
export type OpenSections = 'all' | 'none' | { only: string };

export const isSectionOpen = (open: OpenSections, key: string) => open === 'all' || (open !== 'none' && open.only === key);

/** A press opens only that section; a press on the only open one closes it. */
export function toggleSection(open: OpenSections, key: string): OpenSections {
  return open !== 'all' && open !== 'none' && open.only === key ? 'none' : { only: key };
}
