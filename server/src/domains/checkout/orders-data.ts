import type { OwnData } from '@uruhu/contract/own-data';
import type { Db } from '../../http/parts.ts';
import { ordersOf } from '../orders/orders.ts';
import { showOrders } from './show-order.ts';

/** The person's orders whole, with what was noted of the person for each. */
export const ordersData = async (db: Db, user_id: string): Promise<OwnData['orders']> => showOrders(db, await ordersOf(db, user_id));
