import type { BeautyProfile } from '@uruhu/contract/account';
import type { recommendationEndpoints } from '@uruhu/contract/endpoints/search';
import type { AppContext } from '../../context.ts';
import type { Db } from '../../database/db.ts';
import type { SignedInShopper } from '../../http/access.ts';
import { UNCACHED_RESULT } from '../../http/costs/cost.ts';
import type { Handlers } from '../../http/handlers.ts';
import { readBeautyProfile } from '../accounts/accounts.ts';
import { createRecommender, createSnapshotCache } from '../catalogue/catalogue.ts';
import { listWishlistProductIds } from '../wishlist/wishlist.ts';

/** The size of the cache of recommendations. Shoppers with the same interests share an entry, so all who have none share one. */
const CACHE_BYTES_MAX = 4 * 1024 * 1024;

/** What the database knows of a shopper's interests. `wished`: the ids of the products in the wishlist. */
type StoredInterests = { wished: readonly string[]; profile: BeautyProfile | null };

/** Reads wishlist and profile concurrently. */
async function readStoredInterests(db: Db, shopper: SignedInShopper | null): Promise<StoredInterests> {
  if (!shopper) return { wished: [], profile: null };
  const [wished, profile] = await Promise.all([listWishlistProductIds(db, shopper.user_id), readBeautyProfile(db, shopper.user_id)]);
  const isEmpty = profile.skin_type === '' && profile.skin_concern.length + profile.avoided.length === 0;
  return { wished, profile: isEmpty ? null : profile };
}

/**
 * Prevents browsers from caching the response to a request with a token, even an invalid one, as another shopper may sign in on the device.
 */
const buildHeaders = (hasToken: boolean) => ({
  'cache-control': hasToken ? 'no-store' : 'public, max-age=0, must-revalidate',
  vary: 'authorization',
});

export function createRecommendationHandlers({ db, snapshot }: AppContext): Handlers<typeof recommendationEndpoints> {
  const recommend = createRecommender();
  // A text takes at most two bytes of memory for each character.
  const cacheRecommendations = createSnapshotCache(CACHE_BYTES_MAX, (json: string) => 2 * json.length);
  return {
    recommendations: async ({ shopper, hasToken, query, language, charge }) => {
      const { catalogue } = snapshot.current();
      const { wished, profile } = await readStoredInterests(db, shopper);
      const { pagination: count } = query;
      const viewedIds = query.viewed.filter((product_id) => catalogue.positions.has(product_id)).sort();
      const json = await cacheRecommendations(catalogue, JSON.stringify([language, count, viewedIds, wished, profile]), async () => {
        await charge(UNCACHED_RESULT);
        const cards = await recommend(catalogue, { viewed: viewedIds, wished, profile, count, language });
        return `{"results":[${cards.join()}]}`;
      });
      return { ok: true, json, headers: buildHeaders(hasToken) };
    },
  };
}
