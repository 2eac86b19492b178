import type { FullProduct } from '@uruhu/contract/catalogue/product';
import type { Language } from '@uruhu/contract/languages';
import type { Db } from '../../../database/db.ts';
import { hashToken } from '../../accounts/accounts.ts';
import { loadPreview } from '../detail.ts';
import type { Catalogue } from '../load.ts';
import { selectPreviewedId } from './queries.ts';

/** The path of a preview has this prefix and a secret token instead of a product id. Product ids never contain '~'. */
export const PREVIEW_PREFIX = 'preview~';

export const isPreviewId = (product_id: string): boolean => product_id.startsWith(PREVIEW_PREFIX);

/** The product that a preview link shows, of any status; null if the link is invalid or has expired. */
export async function findPreview(db: Db, catalogue: Catalogue, preview_id: string, language: Language): Promise<FullProduct | null> {
  const token_hash = hashToken(preview_id.slice(PREVIEW_PREFIX.length));
  const product_id = token_hash && (await selectPreviewedId(db, token_hash));
  return product_id ? loadPreview(db, catalogue, product_id, language) : null;
}
