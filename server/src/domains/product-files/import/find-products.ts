/** Finds the product that each group of rows is about, or gives it the id of a new product. */
import { createHash } from 'node:crypto';
import type { ProductFileKind, ProductFoundBy } from '@uruhu/contract/staff/products/file-terms';
import type { Db } from '../../../database/db.ts';
import { toProductId } from '../../products/products.ts';
import type { NameLookup } from '../name-lookup.ts';
import { selectExistingIds, selectProductsByName } from '../queries.ts';
import type { RowGroup } from './group-rows.ts';

/**
 * `product_id`: '' if the rows name no product. `found_by`: null if the product is new or unknown. `hasSeveral`: several products have the
 * name.
 */
export type FoundGroup = RowGroup & { found_by: ProductFoundBy | null; hasSeveral: boolean };

/** A group with a name but without an id. `brand_id`: undefined in a file without brands, null for a brand that the shop does not have. */
type NamedGroup = { group: RowGroup; name: string; brand_id: string | null | undefined };

function toNamedGroup(group: RowGroup, kind: ProductFileKind, brands: NameLookup): NamedGroup | null {
  const cells = group.productRow?.cells ?? {};
  const name = cells.name?.trim() ?? '';
  // In a price list with a column of ids, the names only help the reader.
  if (group.product_id !== '' || name === '' || (kind === 'prices' && cells.product_id !== undefined)) return null;
  if (cells.brand === undefined) return { group, name, brand_id: undefined };
  const brand = brands.find(cells.brand);
  return { group, name, brand_id: 'id' in brand ? brand.id : null };
}

/** How many ids are tried for a new product. Two names with the same readable id get different endings. */
const ENDINGS_MAX = 4;

/** The ids that a new product can have, best first: the readable one, then that with an ending made from brand and name. */
function listWantedIds({ name, brand_id }: NamedGroup): string[] {
  const readableId = toProductId(name);
  const createEnding = (round: number) =>
    createHash('sha256')
      .update(`${brand_id ?? ''}\n${name}\n${round}`)
      .digest('hex')
      .slice(0, 6);
  return [readableId, ...Array.from({ length: ENDINGS_MAX }, (_, round) => `${readableId}-${createEnding(round)}`)];
}

/**
 * Finds products for one file. A row finds a product by its id; without one, by exactly its brand and whole name, or in a file without brands
 * by its whole name, if one product alone has it. Otherwise it is a new product, whose id is no other product's. A product that the file
 * names twice gets the same id, so that the second one is refused as repeated.
 */
export function createProductFinder(kind: ProductFileKind, brands: NameLookup) {
  const newIds = new Map<string, string>();
  const idsInFile = new Set<string>();

  function chooseNewId(named: NamedGroup, existingIds: ReadonlySet<string>): string {
    const key = JSON.stringify([named.brand_id, named.name]);
    const id = newIds.get(key) ?? listWantedIds(named).find((wanted) => !existingIds.has(wanted) && !idsInFile.has(wanted)) ?? '';
    newIds.set(key, id);
    idsInFile.add(id);
    return id;
  }

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
      if (!entry) return { ...group, found_by: existingIds.has(group.product_id) ? 'id' : null, hasSeveral: false };
      const { name, brand_id } = entry;
      const matches = (productsByName.get(name) ?? []).filter((product) => brand_id === undefined || product.brand_id === brand_id);
      const [match, ...others] = matches;
      if (match && others.length === 0) {
        return { ...group, product_id: match.product_id, found_by: brand_id === undefined ? 'name' : 'brand_and_name', hasSeveral: false };
      }
      // A price list adds no products.
      const product_id = kind === 'prices' ? '' : chooseNewId(entry, existingIds);
      return { ...group, product_id, found_by: null, hasSeveral: others.length > 0 };
    });
  };
}
