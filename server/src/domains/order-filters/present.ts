import type { SavedOrderFilter } from '@uruhu/contract/staff/orders/lists';
import type { FilterRow } from './queries.ts';

export const presentFilter = ({ order_filter_id, name, filter, created_at }: FilterRow): SavedOrderFilter => ({
  filter_id: order_filter_id,
  name,
  filter,
  created_at: created_at.toISOString(),
});
