import { SEARCH_FIELDS, SEARCH_RESULTS_MAX, searchAnswer, searchQuery, suggestAnswer } from '@uruhu/contract/search';
import { z } from 'zod';
import type { MayAsk } from '../../http/limit.ts';
import type { App, Parts } from '../../http/parts.ts';
import { fieldBit, matchAll } from '../search/search.ts';
import { textOf } from './filtered-reader.ts';
import { keeper } from './kept.ts';
import { cardsOf } from './list.ts';
import type { Catalogue } from './load.ts';
import { otherTexts, suggest } from './suggest.ts';

const access = { access: 'public' } as const;
const tags = ['catalogue'];
/** While somebody types the same letters are asked for again and again. */
const SUGGESTIONS_FRESH = 'public, max-age=60';
const SUGGESTIONS_BYTES = 2 * 1024 * 1024;
const FOUND_BYTES = 2 * 1024 * 1024;

/** Of the contract's fields, the bits of a posting; all where none is named. */
const fieldsOf = (names: readonly (typeof SEARCH_FIELDS)[number][]): number | undefined =>
  names.length === 0 ? undefined : names.reduce((bits, name) => bits | fieldBit(name), 0);

/** A text, or the first of several. */
const typed = z.union([z.string(), z.array(z.string()).transform(([first = '']) => first)]).catch('');

/** `order` has as many as are ever shown, `total` counts all. */
type Found = { order: Uint32Array; total: number; corrected: string | null; suggestions: string[] };

const bytesOf = ({ order, suggestions }: Found) => order.byteLength + 2 * suggestions.join().length;

function findNow(catalogue: Catalogue, text: string, fields: number | undefined): Found {
  const found = matchAll(catalogue.search, text, fields);
  const everywhere = fields === undefined ? found : matchAll(catalogue.search, text);
  const { order, corrected } = found;
  // A copy: of what is cut from the whole, the whole would be kept.
  const first = order.slice(0, SEARCH_RESULTS_MAX);
  return { order: first, total: order.length, corrected, suggestions: otherTexts(catalogue, text, everywhere) };
}

export function searchRoutes(app: App, { snapshot }: Pick<Parts, 'snapshot'>, mayAsk: MayAsk): void {
  const keepFound = keeper(FOUND_BYTES, bytesOf);
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
    async (request, reply) => {
      const { search, max_results, fields } = request.body;
      const { catalogue } = snapshot.current();
      const search_term = (search ?? '').trim();
      const [text, within] = [textOf(search_term), fieldsOf(fields)];
      const { order, total, corrected, suggestions } = await keepFound(catalogue, `${within ?? ''} ${text}`, async () => {
        await mayAsk(request);
        return findNow(catalogue, text, within);
      });
      const rest = {
        suggestions,
        ...{ total_results: total, totalResults: total, search_term },
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
    async (request, reply) => {
      const { catalogue } = snapshot.current();
      const text = textOf(request.query.q);
      const json = await keep(catalogue, text, async () => {
        await mayAsk(request);
        return JSON.stringify(suggestAnswer.parse({ suggestions: suggest(catalogue, text) }));
      });
      reply.header('cache-control', SUGGESTIONS_FRESH).header('content-type', 'application/json; charset=utf-8');
      return reply.serializer(String).send(json as never);
    },
  );
}
