/** Builds a catalogue from rows, without a database. */
import { runWithoutPauses } from '../../lib/slices.ts';
import { assignPositions, NO_POSITIONS } from './assign-positions.ts';
import { type Catalogue, type CatalogueContext, createCatalogueBuilder } from './load.ts';
import type { CatalogueRow } from './queries.ts';

function throwMissingRow(): never {
  throw new Error('a placed product has no row');
}

type Rows = readonly CatalogueRow[];

/** Builds the catalogue of `rows` by patching that of `previousRows`, as the shop does after a change. Brand ids equal brand names. */
export function buildCatalogue(
  categories: CatalogueContext['categories'],
  brandNames: readonly string[],
  rows: Rows,
  previousRows: Rows = [],
  categoryTranslations: CatalogueContext['categoryTranslations'] = [],
): Catalogue {
  const previousCatalogue =
    previousRows.length === 0 ? null : buildCatalogue(categories, brandNames, previousRows, [], categoryTranslations);
  const unchangedRows = new Set(previousRows);
  const ids = new Set(rows.map(({ product_id }) => product_id));
  const changedIds = rows.filter((row) => !unchangedRows.has(row)).map(({ product_id }) => product_id);
  const removedIds = previousRows.map(({ product_id }) => product_id).filter((id) => !ids.has(id));
  const plan = assignPositions(
    previousCatalogue ? { size: previousCatalogue.entries.length, positions: previousCatalogue.positions } : NO_POSITIONS,
    {
      published: changedIds,
      unpublished: removedIds,
    },
  );
  const brands = brandNames.map((name) => ({ brand_id: name, name, image: '' }));
  const builder = createCatalogueBuilder({ version: 1, categories, categoryTranslations, brands, staffWords: [] }, previousCatalogue, plan);
  const rowsById = new Map(rows.map((row) => [row.product_id, row]));
  for (const { product_id, position } of plan.placedProducts) builder.add(rowsById.get(product_id) ?? throwMissingRow(), position);
  return runWithoutPauses(builder.finish());
}
