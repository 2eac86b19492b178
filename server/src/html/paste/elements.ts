/** What the elements of a pasted text do to it. All others only give their words a format, or none. */
import type { Attributes } from './format.ts';
import { PLAYERS } from './media.ts';

const toSet = (names: string): ReadonlySet<string> => new Set(names.split(' '));

/** Their content is no text of the page. */
export const WITHOUT_TEXT = new Set([
  ...toSet('script style title template noscript noembed noframes textarea select option svg math canvas'),
  ...PLAYERS,
]);

/** Elements that begin a line of their own, beside headings and paragraphs. */
export const BLOCKS = toSet(
  'div section article header footer main nav aside address figure figcaption details summary dl dt dd form fieldset legend center pre caption ' +
    'ul ol menu dir li blockquote table tr td th hr',
);

/** The heading that each heading becomes: only the page has one of the first level, and texts have none below the fourth. */
export const HEADINGS: Readonly<Record<string, 'h2' | 'h3' | 'h4'>> = { h1: 'h2', h2: 'h2', h3: 'h3', h4: 'h4', h5: 'h4', h6: 'h4' };

export const LISTS = toSet('ul ol menu dir');
export const CELLS = toSet('td th');

/** The elements and attributes of the shop's own texts. */
const OWN = toSet('p br strong b em i u s sub sup ul ol li h2 h3 h4 blockquote hr a');
export const isOwn = (name: string, attributes: Attributes): boolean =>
  OWN.has(name) && Object.keys(attributes).every((key) => name === 'a' && (key === 'href' || key === 'rel'));

/** Elements in which line ends of the source are shown. */
export const KEEPS_LINE_ENDS = toSet('pre listing xmp plaintext');
