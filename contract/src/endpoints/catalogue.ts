import { z } from 'zod';
import { brand } from '../catalogue/brand.ts';
import { category, categoryPage } from '../catalogue/category.ts';
import { filteredPage, filterQuery, fullProduct, pagination, productPage, productQuery, sortBy } from '../catalogue/product.ts';
import { PAGE_SIZE } from '../constants.ts';
import { createListSchema } from '../fields/list.ts';
import { knownText, page } from '../fields/text.ts';
import { keepMachineText } from '../rules/clean-text.ts';
import { FROM_MEMORY } from './cost.ts';
import { defineEndpoint } from './endpoint.ts';
import { SHOP_PATHS } from './paths/shop.ts';

const tag = 'catalogue';
const pageQuery = z.object({ page });

/** Lists cost a read from memory. The server adds a surcharge for a search or filter whose result it has not cached since the catalogue changed. */
export const catalogueEndpoints = {
  products: defineEndpoint(SHOP_PATHS.products, {
    tag,
    summary: 'Published products, all or those named by `product_ids`',
    access: 'public',
    cost: FROM_MEMORY,
    query: pageQuery,
    body: productQuery,
    reply: productPage,
    refusals: [],
  }),
  filterProducts: defineEndpoint(SHOP_PATHS.filterProducts, {
    tag,
    summary: 'Published products that match, and the facets',
    description: 'Values within one filter are combined by OR, filters by AND. Each value of `without` is a filter of its own.',
    access: 'public',
    cost: FROM_MEMORY,
    query: pageQuery,
    body: filterQuery,
    reply: filteredPage,
    refusals: [],
  }),
  parentCategories: defineEndpoint(SHOP_PATHS.parentCategories, {
    tag,
    summary: 'The category tree',
    access: 'public',
    cost: FROM_MEMORY,
    reply: z.array(category),
    refusals: [],
  }),
  category: defineEndpoint(SHOP_PATHS.category, {
    tag,
    summary: 'A category and the products in it and below it',
    access: 'public',
    cost: FROM_MEMORY,
    params: z.object({ category_id: z.string().overwrite(keepMachineText) }),
    query: z.object({ page, pagination: pagination(PAGE_SIZE.category), sortBy: sortBy.default('new') }),
    reply: categoryPage,
    refusals: ['category_not_found'],
  }),
  brands: defineEndpoint(SHOP_PATHS.brands, {
    tag,
    summary: 'Brands by name',
    access: 'public',
    cost: FROM_MEMORY,
    query: pageQuery,
    body: z.object({ pagination: pagination(1000) }),
    reply: createListSchema(brand),
    refusals: [],
  }),
  product: defineEndpoint(SHOP_PATHS.product, {
    tag,
    summary: 'One product with all its fields',
    access: 'public',
    cost: { cpu: 2, database: 3 },
    params: z.object({ product_id: z.string().overwrite(keepMachineText) }),
    reply: fullProduct,
    refusals: ['product_not_found'],
  }),
};

export const redirectEndpoints = {
  redirect: defineEndpoint(SHOP_PATHS.redirect, {
    tag: 'catalogue',
    summary: 'Where a URL leads that no longer has a page, or that names a brand by an earlier name',
    access: 'public',
    cost: { cpu: 1, database: 1 },
    query: z.object({ address: knownText(2_000) }),
    reply: z.object({
      to: z.string().nullable().describe('A path of this site; null: the URL leads nowhere.'),
      is_gone: z
        .boolean()
        .describe('True: the URL is of a product that is no longer sold, and `to` has similar ones. False: `to` has replaced the URL.'),
    }),
    refusals: [],
  }),
};
