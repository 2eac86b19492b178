import type { Order, PublicOrder } from '@uruhu/contract/order';

/** Others than the owner are answered the public part alone: to them it is as if the order did not exist. */
export const isWhole = (order: Order | PublicOrder): order is Order => 'final_total' in order;
