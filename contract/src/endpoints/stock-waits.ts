import { z } from 'zod';
import { saveStockWaitBody, stockWait, stopStockWaitsRequest } from '../stock-wait.ts';
import { defineEndpoint } from './endpoint.ts';
import { SHOP_PATHS } from './paths/shop.ts';
import { messageReply } from './replies.ts';

const tag = 'wishlist';

export const stockWaitEndpoints = {
  stockWaits: defineEndpoint(SHOP_PATHS.stockWaits, {
    tag,
    summary: 'The sold-out products that the shopper waits for, newest first',
    access: 'shopper',
    cost: { cpu: 1, database: 2 },
    reply: z.object({ results: z.array(stockWait) }),
    refusals: [],
  }),
  saveStockWait: defineEndpoint(SHOP_PATHS.saveStockWait, {
    tag,
    summary: 'Ask for one mail when a sold-out product or choice is back, or no longer ask for it; asking again succeeds',
    access: 'verified',
    // Charges no `mail`, because stock waits could then use up the mails that the shopper's orders need. Other limits bound how many stock
    // waits she has, and how many mails about them she gets in a day.
    cost: { cpu: 2, database: 8 },
    body: saveStockWaitBody,
    reply: messageReply,
    refusals: ['product_not_found', 'option_not_found', 'size_not_found', 'in_stock', 'too_many_stock_waits'],
  }),
  stopStockWaits: defineEndpoint(SHOP_PATHS.stopStockWaits, {
    tag,
    summary: 'No longer wait for any product, by the link of a mail; following it again succeeds',
    description: 'The token comes in the body, or in the URL from mail programs that unsubscribe with one click (RFC 8058).',
    access: 'public',
    cost: { cpu: 1, database: 3 },
    ...stopStockWaitsRequest,
    reply: messageReply,
    refusals: ['email_link_invalid'],
  }),
};
