import { brand } from '@uruhu/contract/brand';
import { category, categoryPage } from '@uruhu/contract/category';
import { PAGE_SIZE } from '@uruhu/contract/constants';
import { listOf } from '@uruhu/contract/list';
import {
  filteredPage,
  filterQuery,
  fullProduct,
  PRODUCT_IDS_MAX,
  pagination as paginationOf,
  productPage,
  productQuery,
  sortBy,
} from '@uruhu/contract/product';
import { MESSAGE } from '@uruhu/contract/rules/messages';
import { page } from '@uruhu/contract/text';
import { z } from 'zod';
import { answer } from '../../http/answer.ts';
import { limitOf, type MayAsk } from '../../http/limit.ts';
import { neighbours } from '../../http/neighbours.ts';
import type { App, Parts, Routes } from '../../http/parts.ts';
import { RATE } from '../../http/rate-limits.ts';
import { done, refuse } from '../../outcome.ts';
import { detailReader } from './detail-reader.ts';
import { filteredReader } from './filtered-reader.ts';
import { listOfIds, listPage } from './list.ts';
import { searchRoutes } from './search.routes.ts';
import { select } from './selection.ts';
import { sendList } from './send-list.ts';

const access = { access: 'public' } as const;
const tags = ['catalogue'];
/** No address: there is no page before or after. */
const ALL_ON_ONE_PAGE = { url: '', page: 1, pagination: PRODUCT_IDS_MAX };
const onPage = z.object({ page });

function lists(app: App, { snapshot }: Parts, mayAsk: MayAsk) {
  const read = filteredReader();
  app.post(
    '/api/products',
    {
      config: access,
      schema: {
        tags,
        summary: 'Published products, all or those named by `product_ids`',
        querystring: onPage,
        body: productQuery,
        response: { 200: productPage },
      },
    },
    async (request, reply) => {
      const { body, query, url } = request;
      const { catalogue } = snapshot.current();
      if (body.product_ids) return sendList(reply, listOfIds(catalogue, [body.product_ids].flat()), ALL_ON_ONE_PAGE);
      const searched = await read.search(catalogue, body.search, () => mayAsk(request));
      const selected = select(catalogue.index, {}, searched?.set);
      return sendList(reply, listPage(catalogue, selected, { ...body, ...query }), { url, ...query, pagination: body.pagination });
    },
  );
  app.post(
    '/api/products/filter',
    {
      config: access,
      schema: {
        tags,
        summary: 'Published products that fit, and how many fit each other choice',
        description: 'Values within a filter are OR, filters among themselves AND. Each value of `without` is a filter of its own.',
        querystring: onPage,
        body: filterQuery,
        response: { 200: filteredPage },
      },
    },
    async (request, reply) => {
      const { body, query, url } = request;
      const { pagination, sortBy, status: _, scope: __, ...filters } = body;
      const { catalogue } = snapshot.current();
      const { searched, selected, facets } = await read.filter(catalogue, filters, () => mayAsk(request));
      const shown = listPage(catalogue, selected, { ...query, pagination, sortBy }, searched?.order);
      const lead = `"facets":${facets},"corrected_term":${JSON.stringify(searched?.corrected ?? null)}`;
      return sendList(reply, shown, { url, ...query, pagination, lead });
    },
  );
}

function categories(app: App, { snapshot }: Parts) {
  app.get(
    '/api/products/category/parent',
    { config: access, schema: { tags, summary: 'The category tree', response: { 200: z.array(category) } } },
    async () => snapshot.current().catalogue.categories.parents,
  );
  app.get(
    '/api/products/category/:category_id',
    {
      config: access,
      schema: {
        tags,
        summary: 'A category and the products in it and below it',
        params: z.object({ category_id: z.string() }),
        querystring: z.object({ page, pagination: paginationOf(PAGE_SIZE.category), sortBy: sortBy.default('new') }),
        response: { 200: categoryPage },
      },
    },
    async (request, reply) => {
      const { catalogue } = snapshot.current();
      const { category_id } = request.params;
      const node = catalogue.categories.byId.get(category_id);
      if (!node) return answer(reply, refuse(404, MESSAGE.categoryMissing), () => null as never);
      const query = request.query;
      const shown = listPage(catalogue, select(catalogue.index, { category_id: [category_id] }), query);
      const { name, image, children } = node;
      const shownCategory = {
        ...{ category_id, name, image, ancestors: catalogue.categories.ancestors(category_id) },
        children: children.map((child) => ({ category_id: child.category_id, name: child.name })),
      };
      return sendList(reply, shown, { url: request.url, ...query, lead: `"category":${JSON.stringify(shownCategory)}` });
    },
  );
}

export const catalogueRoutes: Routes = (app, parts) => {
  const { snapshot } = parts;
  // One count for all three: they are the same work.
  const mayAsk = limitOf(app, RATE.neverAsked);
  lists(app, parts, mayAsk);
  searchRoutes(app, parts, mayAsk);
  categories(app, parts);

  app.post(
    '/api/products/brands',
    {
      config: access,
      schema: {
        tags,
        summary: 'Brands by name',
        querystring: onPage,
        body: z.object({ pagination: paginationOf(1000) }),
        response: { 200: listOf(brand) },
      },
    },
    async (request) => {
      const { brands } = snapshot.current().catalogue;
      const { page: at } = request.query;
      const size = request.body.pagination;
      return {
        results: brands.slice((at - 1) * size, at * size),
        count: brands.length,
        ...neighbours(request.url, at, size, brands.length),
      };
    },
  );

  const readDetail = detailReader(parts);
  app.get(
    '/api/products/:product_id',
    {
      config: access,
      schema: { tags, summary: 'One product, whole', params: z.object({ product_id: z.string() }), response: { 200: fullProduct } },
    },
    async (request, reply) => {
      const product = await readDetail(request.params.product_id);
      return answer(reply, product ? done(product) : refuse(404, MESSAGE.productMissing), (value) => value);
    },
  );
};
