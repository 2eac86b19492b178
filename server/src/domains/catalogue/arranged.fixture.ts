/** A catalogue made of rows, without a database. */
import { runAtOnce } from '../../slices.ts';
import { type Around, arranger, type Catalogue } from './load.ts';
import { NO_PLACES, place } from './placing.ts';
import type { PublishedRow } from './queries.ts';

function fail(): never {
  throw new Error('what is placed is not there');
}

type Rows = readonly PublishedRow[];

/** Of `rows`, made of the one of `before` as a change of the database would be. Brands are known by their names. */
export function arranged(categories: Around['categories'], brandNames: readonly string[], rows: Rows, before: Rows = []): Catalogue {
  const old = before.length === 0 ? null : arranged(categories, brandNames, before);
  const known = new Set(before);
  const ids = new Set(rows.map(({ product_id }) => product_id));
  const there = rows.filter((some) => !known.has(some)).map(({ product_id }) => product_id);
  const gone = before.map(({ product_id }) => product_id).filter((id) => !ids.has(id));
  const placing = place(old ? { size: old.entries.length, positions: old.positions } : NO_PLACES, there, gone);
  const brands = brandNames.map((name) => ({ brand_id: name, name, image: '' }));
  const arranging = arranger({ version: 1, categories, brands }, old, placing);
  const byId = new Map(rows.map((some) => [some.product_id, some]));
  for (const { product_id, position } of placing.placed) arranging.add(byId.get(product_id) ?? fail(), position);
  return runAtOnce(arranging.finish());
}
