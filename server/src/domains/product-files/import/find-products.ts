/** Finds the product that each group of rows is about, or gives it the id of a new product. */
import { cleanLine } from '@uruhu/contract/rules/clean-text';
import type { ProductFileKind, ProductFoundBy } from '@uruhu/contract/staff/products/file-terms';
import type { Db } from '../../../database/db.ts';
import { listProductIds } from '../../products/products.ts';
import type { NameLookup } from '../name-lookup.ts';
import { selectExistingIds, selectProductsByName } from '../queries.ts';
import type { RowGroup } from './group-rows.ts';
import type { ImportRecord } from './queries.ts';

/**
 * `product_id`: '' if the rows name no product. `found_by`: null if the product is new or unknown. `hasSeveral`: several products have the
 * name. `isTooNew`: the product was added after the file was uploaded, so the file means another one.
 */
export type FoundGroup = RowGroup & { found_by: ProductFoundBy | null; hasSeveral: boolean; isTooNew: boolean };

/** A group with a name but without an id. `brand_id`: undefined in a file without brands, null for a brand that the shop does not have. */
type NamedGroup = { group: RowGroup; name: string; brand_id: string | null | undefined };

function toNamedGroup(group: RowGroup, kind: ProductFileKind, brands: NameLookup): NamedGroup | null {
  const cells = group.productRow?.cells ?? {};
  const name = cleanLine(cells.name ?? '');
  // In a price list with a column of ids, the names only help the reader.
  if (group.product_id !== '' || name === '' || (kind === 'prices' && cells.product_id !== undefined)) return null;
  if (cells.brand === undefined) return { group, name, brand_id: undefined };
  const brand = brands.find(cells.brand);
  return { group, name, brand_id: 'id' in brand ? brand.id : null };
}

const listWantedIds = ({ name, brand_id }: NamedGroup): string[] => listProductIds({ name, brand_id: brand_id ?? '' });

/**
 * Finds products for one file. A row finds a product by its id; without one, by exactly its brand and whole name, or in a file without brands
 * by its whole name, if one product alone has it. Otherwise it is a new product, whose id is no other product's. A product that the file
 * names twice gets the same id, so that the second one is refused as repeated. A product that is added while the import runs is never meant.
 */
export function createProductFinder({ kind, created_at: uploaded_at }: Pick<ImportRecord, 'kind' | 'created_at'>, brands: NameLookup) {
  const newIds = new Map<string, string>();
  const idsInFile = new Set<string>();

  /** '' if other products have all ids of this name. */
  function chooseNewId(named: NamedGroup, existingIds: ReadonlyMap<string, Date>): string {
    const key = JSON.stringify([named.brand_id, named.name]);
    const id = newIds.get(key) ?? listWantedIds(named).find((wanted) => !existingIds.has(wanted) && !idsInFile.has(wanted));
    if (id === undefined) return '';
    newIds.set(key, id);
    idsInFile.add(id);
    return id;
  }

  /** `added_at`: when the product was added; undefined if there is none with this id. */
  const describeFound = (group: RowGroup, product_id: string, found_by: ProductFoundBy, added_at: Date | undefined): FoundGroup => ({
    ...group,
    product_id,
    found_by: added_at ? found_by : null,
    hasSeveral: false,
    isTooNew: added_at !== undefined && added_at > uploaded_at,
  });

  return async (db: Db, groups: readonly RowGroup[]): Promise<FoundGroup[]> => {
    const namedGroups = new Map(groups.map((group) => [group, toNamedGroup(group, kind, brands)]));
    const named = [...namedGroups.values()].filter((entry) => entry !== null);
    const productsByName = Map.groupBy(
      await selectProductsByName(
        db,
        named.map(({ name }) => name),
      ),
      ({ name }) => name,
    );
    const ids = [...groups.map(({ product_id }) => product_id), ...named.flatMap(listWantedIds)];
    const existingIds = await selectExistingIds(db, ids);
    return groups.map((group) => {
      const entry = namedGroups.get(group);
      if (!entry) return describeFound(group, group.product_id, 'id', existingIds.get(group.product_id));
      const { name, brand_id } = entry;
      const matches = (productsByName.get(name) ?? []).filter((product) => brand_id === undefined || product.brand_id === brand_id);
      const [match, ...others] = matches;
      if (match && others.length === 0) {
        return describeFound(group, match.product_id, brand_id === undefined ? 'name' : 'brand_and_name', match.created_at);
      }
      // A price list adds no products.
      const product_id = kind === 'prices' ? '' : chooseNewId(entry, existingIds);
      return { ...group, product_id, found_by: null, hasSeveral: others.length > 0, isTooNew: false };
    });
  };
}
