import type { FullProduct } from '@uruhu/contract/catalogue/product';
import type { Db } from '../../../database/db.ts';
import { hashToken } from '../../accounts/accounts.ts';
import { loadPreview } from '../detail.ts';
import type { Catalogue } from '../load.ts';
import { selectPreviewedId } from './queries.ts';

/** Stands before the secret in the address of a preview, where the id of a product stands otherwise. Ids made of names have no '~'. */
export const PREVIEW_PREFIX = 'preview~';

export const isPreviewId = (product_id: string): boolean => product_id.startsWith(PREVIEW_PREFIX);

/** The product that the link of a staff member shows, whatever its status; null if the link has expired or is none. */
export async function findPreview(db: Db, catalogue: Catalogue, preview_id: string): Promise<FullProduct | null> {
  const hash = hashToken(preview_id.slice(PREVIEW_PREFIX.length));
  const product_id = hash && (await selectPreviewedId(db, hash));
  return product_id ? loadPreview(db, catalogue, product_id) : null;
}
