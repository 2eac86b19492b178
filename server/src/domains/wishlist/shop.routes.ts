import { MESSAGE } from '@uruhu/contract/rules/messages';
import { wishlistAdd, wishlistDelete, wishlistEntry, wishlistPage, wishlistQuery } from '@uruhu/contract/wishlist';
import { z } from 'zod';
import { personOf } from '../../http/access.ts';
import { answer } from '../../http/answer.ts';
import { neighbours } from '../../http/neighbours.ts';
import type { Routes } from '../../http/parts.ts';
import { addEntry } from './add-entry.ts';
import { type FindLight, readWishlist } from './read-wishlist.ts';
import { removeEntry } from './remove-entry.ts';

const tags = ['wishlist'];
const own = { access: 'person' } as const;
const success = z.literal('success');
const onPage = z.object({ page: z.coerce.number().int().min(1).max(1_000_000).optional().catch(undefined) });

export const wishlistRoutes: Routes = (app, { db, snapshot }) => {
  const findLight: FindLight = (product_id) => {
    const { entries, positions } = snapshot.current().catalogue;
    return entries[positions.get(product_id) ?? -1]?.light;
  };

  app.post(
    '/api/products/wishlist',
    {
      config: own,
      schema: {
        tags,
        summary: 'What the person would like to have, newest first',
        description: "`scope: 'marks'` leaves the products out. What is not sold at present is not listed, but kept.",
        querystring: onPage,
        body: wishlistQuery,
        response: { 200: wishlistPage },
      },
    },
    async (request) => {
      const { pagination, scope } = request.body;
      const page = request.query.page ?? request.body.page;
      const all = await readWishlist(db, findLight, personOf(request).user_id);
      const results = all.slice((page - 1) * pagination, page * pagination);
      return {
        results: scope === 'marks' ? results.map(({ wishlist_id, product_id }) => ({ wishlist_id, product_id })) : results,
        count: all.length,
        ...neighbours(request.url, page, pagination, all.length),
      };
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
      answer(reply, await addEntry(db, findLight, personOf(request).user_id, request.body.product_id), (data) => ({
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
