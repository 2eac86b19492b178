-- What shoppers wish for.

-- What people would like to have: each product once a person, kept also while it is not sold.
create table wishlist_entries (
  wishlist_id uuid primary key default gen_random_uuid(),
  user_id uuid not null references users on delete cascade,
  product_id text not null references products on delete cascade,
  created_at timestamptz not null default now(),
  constraint wishlist_entries_once unique (user_id, product_id)
);
create index wishlist_entries_newest on wishlist_entries (user_id, created_at desc, wishlist_id);
create index wishlist_entries_product on wishlist_entries (product_id);
