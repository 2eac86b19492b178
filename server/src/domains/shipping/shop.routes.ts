import { PAGE_SIZE_MAX } from '@uruhu/contract/constants';
import { listOf } from '@uruhu/contract/list';
import { pagination } from '@uruhu/contract/product';
import { shippingBand } from '@uruhu/contract/shipping';
import { page } from '@uruhu/contract/text';
import { z } from 'zod';
import { neighbours } from '../../http/neighbours.ts';
import type { Routes } from '../../http/parts.ts';
import { selectBands } from './queries.ts';

export const shippingRoutes: Routes = (app, { db }) => {
  app.post(
    '/api/orders/shipping-fees/get',
    {
      config: { access: 'public' },
      schema: {
        tags: ['cart'],
        summary: 'Delivery fees by weight',
        querystring: z.object({ page: page.optional() }),
        body: z.object({ page, pagination: pagination(PAGE_SIZE_MAX) }),
        response: { 200: listOf(shippingBand) },
      },
    },
    async (request) => {
      const bands = await selectBands(db);
      const size = request.body.pagination;
      const at = request.query.page ?? request.body.page;
      return {
        results: bands.slice((at - 1) * size, at * size),
        count: bands.length,
        ...neighbours(request.url, at, size, bands.length),
      };
    },
  );
};
