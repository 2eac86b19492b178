import { judged, ofBrand } from './products.ts';
import type { Judged } from './types.ts';

const BRANDS: readonly [query: string, brand_id: string][] = [
  ['cosrx', 'cosrx'],
  ['beauty of joseon', 'beauty-of-joseon'],
  ['laneige', 'laneige'],
  ['anua', 'anua'],
  ['skin1004', 'skin1004'],
  ['round lab', 'round-lab'],
  ['some by mi', 'some-by-mi'],
  ['im from', 'im-from'],
  ["A'pieu", 'apieu'],
  ['apieu', 'apieu'],
  ['dr jart', 'dr-jart'],
  ['Dr. G', 'dr-g'],
  ['klairs', 'klairs'],
  ['mise en scene', 'mise-en-scene'],
  ['the face shop', 'the-face-shop'],
  ['ma:nyo', 'manyo'],
  ['romand', 'romand'],
  ['tirtir', 'tirtir'],
  ['numbuzin', 'numbuzin'],
  ['medicube', 'medicube'],
  ['la dor', 'lador'],
  ['boj', 'beauty-of-joseon'],
  ['etude house', 'etude'],
  ['3ce', '3ce'],
  ['haruharu', 'haruharu-wonder'],
  ['INNISFREE', 'innisfree'],
];

export const brandQueries: readonly Judged[] = BRANDS.map(([query, brand_id]) => judged('brand', query, { 3: ofBrand(brand_id) }));
