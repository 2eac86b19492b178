-- Shoppers who wait until a product is back, and the links by which they end such mails.

-- Shoppers who asked to be told when a sold-out product, or a sold-out choice of it, is back.
create table stock_waits (
  stock_wait_id uuid primary key default gen_random_uuid(),
  user_id uuid not null references users on delete cascade,
  product_id text not null references products on delete cascade,
  option_id text,
  size_id text,
  created_at timestamptz not null default now(),
  -- When the one mail about it was written; null while the shopper waits.
  notified_at timestamptz,
  foreign key (product_id, option_id) references product_options (product_id, option_id) on delete cascade,
  foreign key (product_id, size_id) references product_sizes (product_id, size_id) on delete cascade
);
create unique index stock_waits_once on stock_waits (user_id, product_id, option_id, size_id) nulls not distinct where notified_at is null;
create index stock_waits_open on stock_waits (product_id, option_id, size_id, created_at) where notified_at is null;
create index stock_waits_notified on stock_waits (user_id, notified_at) where notified_at is not null;
create index stock_waits_product on stock_waits (product_id);
-- Counts whom the shop has notified of a product lately.
create index stock_waits_recent on stock_waits (product_id, notified_at) where notified_at is not null;

-- The links by which shoppers end the mails about products that are back. A link outlives the wait and the product that its mail was about,
-- because mail programs offer it as long as they keep the mail.
create table unsubscribe_links (
  -- SHA-256 of the token.
  token_hash bytea primary key check (octet_length(token_hash) = 32),
  user_id uuid not null references users on delete cascade,
  created_at timestamptz not null default now(),
  expires_at timestamptz not null
);
create index unsubscribe_links_user on unsubscribe_links (user_id);
create index unsubscribe_links_end on unsubscribe_links (expires_at);
