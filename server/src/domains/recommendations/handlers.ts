import type { BeautyProfile } from '@uruhu/contract/account';
import type { recommendationEndpoints } from '@uruhu/contract/endpoints/search';
import type { AppContext } from '../../context.ts';
import type { Db } from '../../database/db.ts';
import type { Person } from '../../http/access.ts';
import { NEVER_ASKED } from '../../http/cost.ts';
import type { Handlers } from '../../http/handlers.ts';
import { readBeautyProfile } from '../accounts/accounts.ts';
import { createRecommender, createSnapshotCache } from '../catalogue/catalogue.ts';
import { wishedProducts } from '../wishlist/wishlist.ts';

/** The cache of recommendations: all shoppers without history get the same, and so do returning ones. */
const KEPT_BYTES = 4 * 1024 * 1024;

type Tastes = { wished: readonly string[]; profile: BeautyProfile | null };
const NO_TASTES: Tastes = { wished: [], profile: null };

/** Reads wishlist and profile concurrently. */
async function readTastes(db: Db, person: Person | null): Promise<Tastes> {
  if (!person) return NO_TASTES;
  const [wished, profile] = await Promise.all([wishedProducts(db, person.user_id), readBeautyProfile(db, person.user_id)]);
  const isEmpty = profile.skin_type === '' && profile.skin_concern.length + profile.avoided.length === 0;
  return { wished, profile: isEmpty ? null : profile };
}

/**
 * A response to a request with a token is not cached, not even if the token is invalid, as another shopper may sign in on the same device.
 */
const headersFor = (hasToken: boolean) => ({
  'cache-control': hasToken ? 'no-store' : 'public, max-age=0, must-revalidate',
  vary: 'authorization',
});

export function recommendationHandlers({ db, snapshot }: AppContext): Handlers<typeof recommendationEndpoints> {
  const recommend = createRecommender();
  const keep = createSnapshotCache(KEPT_BYTES, (json: string) => 2 * json.length);
  return {
    recommendations: async ({ person, hasToken, query, charge }) => {
      const { catalogue } = snapshot.current();
      const { wished, profile } = await readTastes(db, person);
      const { pagination: count } = query;
      const viewed = query.viewed.filter((product_id) => catalogue.positions.has(product_id)).sort();
      const json = await keep(catalogue, JSON.stringify([count, viewed, wished, profile]), async () => {
        await charge(NEVER_ASKED);
        const cards = await recommend(catalogue, { viewed, wished, profile, count });
        return `{"results":[${cards.join()}]}`;
      });
      return { ok: true, json, headers: headersFor(hasToken) };
    },
  };
}
