import { z } from 'zod';
import { time } from './fields/list.ts';
import { checkbox, id, optionalId, secretText, untrustedUserId } from './fields/text.ts';

/** A product, with its chosen option and size, about which a shopper wants a mail when it is back. */
export const stockWait = z.object({
  product_id: z.string(),
  option_id: z.string().nullable(),
  size_id: z.string().nullable(),
  created_at: time,
});
export type StockWait = z.infer<typeof stockWait>;

/** `waiting`: false ends the wait. */
export const saveStockWaitBody = z.object({
  user_id: untrustedUserId,
  product_id: id,
  option_id: optionalId,
  size_id: optionalId,
  waiting: checkbox,
});

const stopToken = secretText('invalid_value').max(200).optional();
/** A mail program sends the token in the URL, with a body of its own (RFC 8058); the shop's page sends it in the body. */
export const stopStockWaitsRequest = { query: z.object({ t: stopToken }), body: z.object({ token: stopToken }) };
