import { z } from 'zod';
import { pagination } from '../catalogue/product.ts';
import { PAGE_SIZE_MAX } from '../constants.ts';
import { createListSchema } from '../fields/list.ts';
import { page } from '../fields/text.ts';
import { shippingBand } from '../shipping.ts';
import { defineEndpoint } from './endpoint.ts';
import { SHOP_PATHS } from './paths/shop.ts';

export const shippingEndpoints = {
  shippingBands: defineEndpoint(SHOP_PATHS.shippingBands, {
    tag: 'cart',
    summary: 'Delivery fees by weight',
    access: 'public',
    cost: { cpu: 1, database: 1 },
    // The number of the page comes in the body, or in the URL, as `next` and `previous` have it.
    query: z.object({ page: page.optional() }),
    body: z.object({ page, pagination: pagination(PAGE_SIZE_MAX) }),
    reply: createListSchema(shippingBand),
    refusals: [],
  }),
};
