/** Which sections of an accordion show: all at first, then one, or none (specification, product detail). */
export type Shown = 'all' | 'none' | { only: string };

export const isShown = (shown: Shown, key: string) => shown === 'all' || (shown !== 'none' && shown.only === key);

/** A click shows only that section; a click on the only one hides it too. */
export function press(shown: Shown, key: string): Shown {
  return shown !== 'all' && shown !== 'none' && shown.only === key ? 'none' : { only: key };
}
