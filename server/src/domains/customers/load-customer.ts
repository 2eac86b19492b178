import type { Customer, CustomerDetail } from '@uruhu/contract/staff/customers';
import type { Db } from '../../database/db.ts';
import { done, type Outcome, refuse } from '../../lib/outcome.ts';
import { isUuid } from '../../lib/uuid.ts';
import { getPrimaryPhone, listAddresses, presentAddress } from '../accounts/accounts.ts';
import { listOwnedCoupons } from '../coupons/coupons.ts';
import { listCustomerLog } from './customer-log.ts';
import { type CustomerRow, countOpenSessions, selectCustomer, selectLatestOrders } from './queries.ts';

export const presentCustomer = (row: CustomerRow): Customer => ({
  user_id: row.user_id,
  username: row.username,
  name: row.name,
  email: row.email,
  email_verified: row.email_verified_at !== null,
  phone: getPrimaryPhone(row),
  created_at: row.created_at.toISOString(),
  blocked_at: row.blocked_at?.toISOString() ?? null,
  orders: row.order_count,
  paid_rwf: row.paid_rwf,
  last_order_at: row.last_order_at?.toISOString() ?? null,
});

export async function loadCustomer(db: Db, user_id: string): Promise<Outcome<CustomerDetail>> {
  const row = isUuid(user_id) ? await selectCustomer(db, user_id) : undefined;
  if (!row) return refuse('customer_not_found');
  return done({
    ...presentCustomer(row),
    sign_up_phone: row.phone,
    secondary_phone: row.secondary_phone,
    pending_email: row.pending_email,
    open_sessions: await countOpenSessions(db, user_id),
    addresses: (await listAddresses(db, user_id)).map(presentAddress),
    coupons: await listOwnedCoupons(db, user_id),
    latest_orders: (await selectLatestOrders(db, user_id)).map((order) => ({ ...order, created_at: order.created_at.toISOString() })),
    log: await listCustomerLog(db, user_id),
  });
}
