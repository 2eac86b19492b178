import type { PersonalData } from '@uruhu/contract/personal-data';
import type { Db } from '../../database/db.ts';
import type { Messages } from '../../messages/messages.ts';
import { listOrdersOfUser } from '../orders/orders.ts';
import { loadOrderViews } from './load-order-view.ts';

/** All orders of a customer in full, for the export of personal data. */
export const listAllOrdersOfUser = async (db: Db, user_id: string, messages: Messages): Promise<PersonalData['orders']> =>
  loadOrderViews(db, await listOrdersOfUser(db, user_id, null), messages);
