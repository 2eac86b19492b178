/** The open sections of an accordion: all at first, then one or none (specification, product detail). */
export type OpenSections = 'all' | 'none' | { only: string };

export const isShown = (shown: OpenSections, key: string) => shown === 'all' || (shown !== 'none' && shown.only === key);

/** A press opens only that section; a press on the only open one closes it. */
export function toggleSection(shown: OpenSections, key: string): OpenSections {
  return shown !== 'all' && shown !== 'none' && shown.only === key ? 'none' : { only: key };
}
