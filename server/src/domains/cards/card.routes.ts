import type { FastifyReply, FastifyRequest } from 'fastify';
import { z } from 'zod';
import type { AddRoutes } from '../../context.ts';
import { normaliseAddress } from '../../http/address.ts';
import type { Cost } from '../../http/costs/cost.ts';
import { toLoggable } from '../../http/errors.ts';
import { sendRefusal } from '../../http/send-refusal.ts';
import { buildCardPath, describeProductCard, findCardProduct, findEntry, hashCard } from '../catalogue/catalogue.ts';
import { createCardReader, type DrawnCard } from './card-reader.ts';

/** An address always has the same card. */
const CACHE_FOREVER = 'public, max-age=31536000, immutable';
/** The card of the shop has one address, and changes with the shop's name. */
const CACHE_FOR_A_DAY = 'public, max-age=86400';

/** The cost of drawing a card, which later visitors do not pay again: it takes one core as many milliseconds. */
const DRAWING_COST: Cost = { cpu: 150 };

/** Loaded with the first drawing, because fonts and rasteriser take time and memory. */
const loadDrawing = () => import('./draw-card.ts');

/** A card that lacks its picture is sent, and no cache keeps it. */
const sendCard = (reply: FastifyReply, { jpeg, isComplete }: DrawnCard, hash: string, cacheControl: string) =>
  reply
    // Other sites show the cards with their links to the shop.
    .headers({
      'cache-control': isComplete ? cacheControl : 'no-store',
      'content-type': 'image/jpeg',
      'cross-origin-resource-policy': 'cross-origin',
      ...(isComplete ? { etag: `"${hash}"` } : {}),
    })
    .send(jpeg);

export const addCardRoutes: AddRoutes = (app, { snapshot, storage }) => {
  const readCard = createCardReader(storage, (error) =>
    app.log.error({ err: toLoggable(error) }, 'a share card could not be stored; the next request draws it again'),
  );
  const toRequester = (request: FastifyRequest) => ({
    ip_address: normaliseAddress(request),
    beforeDraw: () => app.charge(request, DRAWING_COST),
  });
  const options = { config: { access: 'public', cost: { cpu: 1 } } } as const;

  app.get('/cards/shop.jpg', { ...options, schema: { hide: true } }, async (request, reply) => {
    const shop = snapshot.current().content.settings.name;
    const hash = hashCard({ shop });
    const draw = async () => ({ jpeg: await (await loadDrawing()).drawShopJpeg(shop), isComplete: true });
    return sendCard(reply, await readCard({ id: 'shop', hash, draw }, toRequester(request)), hash, CACHE_FOR_A_DAY);
  });

  app.get('/cards/:file', { ...options, schema: { hide: true, params: z.object({ file: z.string() }) } }, async (request, reply) => {
    const { catalogue, content } = snapshot.current();
    const product_id = findCardProduct(request.params.file);
    const entry = product_id === null ? undefined : findEntry(catalogue, product_id);
    if (!entry) {
      reply.header('cache-control', 'no-store');
      return sendRefusal(reply, { code: 'picture_not_found' });
    }
    const card = describeProductCard(entry, content.settings.name);
    const path = buildCardPath(entry.product_id, card);
    // Pages that were kept before a change name the old card. Only the current one is drawn, so made-up addresses cause no work.
    if (encodeURIComponent(request.params.file) !== path.slice('/cards/'.length))
      return reply.header('cache-control', 'no-store').redirect(path, 302);
    const hash = hashCard(card);
    const draw = async () => {
      const picture = card.image === '' ? null : await storage.read(card.image);
      const { drawProductJpeg } = await loadDrawing();
      const { jpeg, hasPicture } = await drawProductJpeg(card, picture);
      return { jpeg, isComplete: card.image === '' || hasPicture };
    };
    return sendCard(reply, await readCard({ id: `product ${entry.product_id}`, hash, draw }, toRequester(request)), hash, CACHE_FOREVER);
  });
};
