import type { PersonalData } from '@uruhu/contract/personal-data';
import type { Db } from '../../database/db.ts';
import { listOrdersOfUser } from '../orders/orders.ts';
import { showOrders } from './show-order.ts';

/** All orders of a customer in full, for the export of personal data. */
export const listOrdersForExport = async (db: Db, user_id: string): Promise<PersonalData['orders']> =>
  showOrders(db, await listOrdersOfUser(db, user_id));
