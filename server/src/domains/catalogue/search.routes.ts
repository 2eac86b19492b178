import { SEARCH_FIELDS, searchAnswer, searchQuery, suggestAnswer } from '@uruhu/contract/search';
import { z } from 'zod';
import type { Routes } from '../../http/parts.ts';
import { fieldBit, matchAll } from '../search/search.ts';
import { textOf } from './filtered-reader.ts';
import { keeper } from './kept.ts';
import { cardsOf } from './list.ts';
import { otherTexts, suggest } from './suggest.ts';

const access = { access: 'public' } as const;
const tags = ['catalogue'];
/** While somebody types the same letters are asked for again and again. */
const SUGGESTIONS_FRESH = 'public, max-age=60';
const SUGGESTIONS_BYTES = 2 * 1024 * 1024;

/** Of the contract's fields, the bits of a posting; all where none is named. */
const fieldsOf = (names: readonly (typeof SEARCH_FIELDS)[number][]): number | undefined =>
  names.length === 0 ? undefined : names.reduce((bits, name) => bits | fieldBit(name), 0);

/** A text, or the first of several. */
const typed = z.union([z.string(), z.array(z.string()).transform(([first = '']) => first)]).catch('');

export const searchRoutes: Routes = (app, { snapshot }) => {
  const keep = keeper(SUGGESTIONS_BYTES, (json: string) => 2 * json.length);
  app.post(
    '/api/products/advanced-search',
    {
      config: access,
      schema: {
        tags,
        summary: 'Published products that fit a text, the best first',
        description: `Looks everywhere, or only in the \`fields\` named: ${SEARCH_FIELDS.join(', ')}. At most 1,000 results; totals count all.`,
        body: searchQuery,
        response: { 200: searchAnswer },
      },
    },
    async ({ body: { search, max_results, fields } }, reply) => {
      const { catalogue } = snapshot.current();
      const search_term = (search ?? '').trim();
      const { order, corrected } = matchAll(catalogue.search, search_term, fieldsOf(fields));
      const rest = {
        suggestions: otherTexts(catalogue, search_term),
        ...{ total_results: order.length, totalResults: order.length, search_term },
        ...(corrected === null ? {} : { corrected_term: corrected }),
      };
      const cards = cardsOf(catalogue, order.subarray(0, max_results));
      reply.header('content-type', 'application/json; charset=utf-8');
      return reply.serializer(String).send(`{"results":[${cards.join(',')}],${JSON.stringify(rest).slice(1)}` as never);
    },
  );

  app.get(
    '/api/products/suggest',
    {
      config: access,
      schema: {
        tags,
        summary: 'What to offer while somebody types',
        querystring: z.object({ q: typed }),
        response: { 200: suggestAnswer },
      },
    },
    async ({ query: { q } }, reply) => {
      const { catalogue } = snapshot.current();
      const text = textOf(q);
      const json = keep(catalogue, text, () => JSON.stringify(suggestAnswer.parse({ suggestions: suggest(catalogue, text) })));
      reply.header('cache-control', SUGGESTIONS_FRESH).header('content-type', 'application/json; charset=utf-8');
      return reply.serializer(String).send(json as never);
    },
  );
};
