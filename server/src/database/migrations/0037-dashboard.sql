-- The dashboard finds the open carts that shoppers filled in a period.
create index cart_items_age on cart_items (created_at, cart_id);
create index carts_open on carts (cart_id) where ordered_at is null;
