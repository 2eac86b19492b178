import type { BeautyProfile } from '@uruhu/contract/account';
import { recommendations, recommendationsQuery } from '@uruhu/contract/recommendations';
import type { Person } from '../../http/access.ts';
import { limitOf } from '../../http/limit.ts';
import type { Db, Routes } from '../../http/parts.ts';
import { RATE } from '../../http/rate-limits.ts';
import { readBeautyProfile } from '../accounts/accounts.ts';
import { keeper, recommender } from '../catalogue/catalogue.ts';
import { wishedProducts } from '../wishlist/wishlist.ts';

/** Everybody who has looked at nothing yet asks the same; so do those who come back to the page. */
const KEPT_BYTES = 4 * 1024 * 1024;

const NOBODY: Told = { wished: [], profile: null };
type Told = { wished: readonly string[]; profile: BeautyProfile | null };

/** Both at once: neither waits for the other. */
async function toldBy(db: Db, person: Person | null): Promise<Told> {
  if (!person) return NOBODY;
  const [wished, profile] = await Promise.all([wishedProducts(db, person.user_id), readBeautyProfile(db, person.user_id)]);
  const isEmpty = profile.skin_type === '' && profile.skin_concern.length + profile.avoided.length === 0;
  return { wished, profile: isEmpty ? null : profile };
}

export const recommendationRoutes: Routes = (app, { db, snapshot }) => {
  const recommend = recommender();
  const keep = keeper(KEPT_BYTES, (json: string) => 2 * json.length);
  const mayAsk = limitOf(app, RATE.neverAsked);

  app.get(
    '/api/products/recommendations',
    {
      config: { access: 'optional' },
      schema: {
        tags: ['catalogue'],
        summary: 'What somebody may like',
        description:
          'From what was looked at on the device (`viewed`: ids with commas between them, at most 20) and, with a token, from the wishlist and the beauty profile, which also says what is left out; without any, the best rated of each category. `pagination` says how many: usually 12, at most 24.',
        querystring: recommendationsQuery,
        response: { 200: recommendations },
      },
    },
    async (request, reply) => {
      const { catalogue } = snapshot.current();
      const { authorization } = request.headers;
      const { wished, profile } = await toldBy(db, request.person);
      const { pagination: count } = request.query;
      const viewed = request.query.viewed.filter((product_id) => catalogue.positions.has(product_id)).sort();
      // Whom it belongs to is in the token, so one that is dead is not kept by a browser either.
      reply.header('cache-control', authorization ? 'no-store' : 'public, max-age=0, must-revalidate').header('vary', 'authorization');
      const json = await keep(catalogue, JSON.stringify([count, viewed, wished, profile]), async () => {
        await mayAsk(request);
        const cards = await recommend(catalogue, { viewed, wished, profile, count });
        return `{"results":[${cards.join()}]}`;
      });
      reply.header('content-type', 'application/json; charset=utf-8');
      return reply.serializer(String).send(json as never);
    },
  );
};
