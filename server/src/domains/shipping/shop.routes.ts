import { PAGE_SIZE_MAX } from '@uruhu/contract/constants';
import { listOf } from '@uruhu/contract/list';
import { pagination } from '@uruhu/contract/product';
import { shippingBand } from '@uruhu/contract/shipping';
import { page } from '@uruhu/contract/text';
import { z } from 'zod';
import type { Routes } from '../../http/parts.ts';
import { selectBands } from './queries.ts';

const PATH = '/api/orders/shipping-fees/get';

export const shippingRoutes: Routes = (app, { db }) => {
  app.post(
    PATH,
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
      const link = (other: number) => `${PATH}?page=${other}`;
      return {
        results: bands.slice((at - 1) * size, at * size),
        count: bands.length,
        next: at * size < bands.length ? link(at + 1) : null,
        previous: at > 1 ? link(at - 1) : null,
      };
    },
  );
};
