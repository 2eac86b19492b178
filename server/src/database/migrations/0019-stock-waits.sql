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
  -- SHA-256 of the token in that mail's link, which ends all waits of the shopper.
  stop_token_hash bytea unique check (octet_length(stop_token_hash) = 32),
  foreign key (product_id, option_id) references product_options (product_id, option_id) on delete cascade,
  foreign key (product_id, size_id) references product_sizes (product_id, size_id) on delete cascade,
  check ((notified_at is null) = (stop_token_hash is null))
);
create unique index stock_waits_once on stock_waits (user_id, product_id, option_id, size_id) nulls not distinct where notified_at is null;
create index stock_waits_open on stock_waits (product_id, option_id, size_id, created_at) where notified_at is null;
create index stock_waits_notified on stock_waits (user_id, notified_at) where notified_at is not null;
create index stock_waits_product on stock_waits (product_id);

-- The address by which a mail program ends mails of this kind (RFC 8058); null for mails that cannot be ended.
alter table mails add column unsubscribe_url text check (unsubscribe_url ~ '^https?://[^\s<>]+$');
