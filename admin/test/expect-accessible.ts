/** Finds the accessibility faults of an open page or dialog without a browser. */
import axe from 'axe-core';
import { expect } from 'vitest';

/** The rules of the journeys (e2e/support/page.ts). */
const TAGS = ['wcag2a', 'wcag2aa', 'wcag21a', 'wcag21aa', 'wcag22aa', 'best-practice'];
/** These need a layout, styles or a canvas, which jsdom lacks, or the file index.html, which no test loads. Journeys check them. */
const BROWSER_RULES = ['color-contrast', 'target-size', 'label-content-name-mismatch', 'html-has-lang'];

/** Fails with all faults that axe finds in the document in its current state. */
export async function expectAccessible(): Promise<void> {
  const { violations } = await axe.run(document, {
    runOnly: TAGS,
    resultTypes: ['violations'],
    rules: Object.fromEntries(BROWSER_RULES.map((rule) => [rule, { enabled: false }])),
  });
  const faults = violations.map(({ id, help, nodes }) => [`${id}: ${help}`, ...nodes.map(({ html }) => html)].join('\n   '));
  expect(faults, `accessibility of ${window.location.pathname}`).toEqual([]);
}
