import { z } from 'zod';
import { recommendations, recommendationsQuery } from '../catalogue/recommendations.ts';
import { SEARCH_FIELDS, searchQuery, searchReply, suggestReply } from '../catalogue/search.ts';
import { cleanLine } from '../rules/clean-text.ts';
import { FROM_MEMORY } from './cost.ts';
import { defineEndpoint } from './endpoint.ts';
import { SHOP_PATHS } from './paths/shop.ts';

const tag = 'catalogue';

/** A text, or the first of several. */
const text = z.string().overwrite(cleanLine);
const typedText = z.union([text, z.array(text).transform(([first = '']) => first)]).catch('');

/** Searches cost a read from memory. The server adds a surcharge for a text whose result it has not cached since the catalogue changed. */
export const searchEndpoints = {
  advancedSearch: defineEndpoint(SHOP_PATHS.advancedSearch, {
    tag,
    summary: 'Published products that match a text, the best match first',
    description: `Searches all fields, or only some of them with \`fields\`: ${SEARCH_FIELDS.join(', ')}. All five together restrict nothing. At most 1,000 results; totals count all.`,
    access: 'public',
    cost: FROM_MEMORY,
    body: searchQuery,
    reply: searchReply,
    refusals: [],
  }),
  suggest: defineEndpoint(SHOP_PATHS.suggest, {
    tag,
    summary: 'Suggestions while the shopper types',
    access: 'public',
    cost: FROM_MEMORY,
    query: z.object({ q: typedText }),
    reply: suggestReply,
    refusals: [],
  }),
};

export const recommendationEndpoints = {
  recommendations: defineEndpoint(SHOP_PATHS.recommendations, {
    tag,
    summary: 'Products that the shopper may like',
    description:
      'Based on the products seen on the device (`viewed`: ids with commas between them, at most 20) and, with a token, on the wishlist and the beauty profile, which also excludes products; without any of these, the best rated of each category. `pagination` says how many: usually 12, at most 24.',
    access: 'optional',
    cost: { cpu: 1, database: 3 },
    query: recommendationsQuery,
    reply: recommendations,
    refusals: [],
  }),
};
