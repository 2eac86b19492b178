import { MESSAGE } from '@uruhu/contract/rules/messages';
import { wishlistAdd, wishlistDelete, wishlistEntry, wishlistPage, wishlistQuery } from '@uruhu/contract/wishlist';
import { z } from 'zod';
import { personOf } from '../../http/access.ts';
import { answer } from '../../http/answer.ts';
import { neighbours } from '../../http/neighbours.ts';
import type { Routes } from '../../http/parts.ts';
import { shelfOf } from '../../shop-shelf.ts';
import { addEntry } from './add-entry.ts';
import { readWishlist } from './read-wishlist.ts';
import { removeEntry } from './remove-entry.ts';

const tags = ['wishlist'];
const own = { access: 'person' } as const;
const success = z.literal('success');
const onPage = z.object({ page: z.coerce.number().int().min(1).max(1_000_000).optional().catch(undefined) });

export const wishlistRoutes: Routes = (app, { db, snapshot }) => {
  const shelf = shelfOf(snapshot);

  app.post(
    '/api/products/wishlist',
    {
      config: own,
      schema: {
        tags,
        summary: 'What the person would like to have, newest first',
        description: "`scope: 'marks'` leaves the products out. What is not sold at present is not listed, but kept while there is room.",
        querystring: onPage,
        body: wishlistQuery,
        response: { 200: wishlistPage },
      },
    },
    async (request) => {
      const { pagination, scope } = request.body;
      const page = request.query.page ?? request.body.page;
      const wanted = { page, pagination, marks: scope === 'marks' };
      const list = await readWishlist(db, shelf, personOf(request).user_id, wanted);
      return { ...list, ...neighbours(request.url, page, pagination, list.count) };
    },
  );
  app.post(
    '/api/products/wishlist/add',
    {
      config: own,
      schema: {
        tags,
        summary: 'Put a product into the wishlist',
        body: wishlistAdd,
        response: { 200: z.object({ status: success, message: z.string(), data: wishlistEntry }) },
      },
    },
    async (request, reply) =>
      answer(reply, await addEntry(db, shelf, personOf(request).user_id, request.body.product_id), (data) => ({
        status: 'success' as const,
        message: MESSAGE.wishlistAdded,
        data,
      })),
  );
  app.post(
    '/api/products/wishlist/delete',
    {
      config: own,
      schema: {
        tags,
        summary: 'Take an entry out of the wishlist',
        body: wishlistDelete,
        response: { 200: z.object({ status: success, message: z.string() }) },
      },
    },
    async (request, reply) =>
      answer(reply, await removeEntry(db, personOf(request).user_id, request.body.wishlist_id), () => ({
        status: 'success' as const,
        message: MESSAGE.wishlistRemoved,
      })),
  );
};
