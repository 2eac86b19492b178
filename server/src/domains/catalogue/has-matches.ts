import { matchAll } from '../search/search.ts';
import { normaliseText } from './filters/read-filtered.ts';
import type { Catalogue } from './load.ts';

/** Whether the search finds any product for this text, without filters. */
export const hasMatches = (catalogue: Catalogue, text: string): boolean => matchAll(catalogue.search, normaliseText(text)).order.length > 0;
