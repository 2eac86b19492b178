-- The shop: people, catalogue, content, cart, orders. Money is whole francs (_rwf), weight is grams (_g).
-- What must never happen is refused here, whatever the code above does.

-- ── people ──────────────────────────────────────────────────────────────────────────────────────

create table users (
  user_id uuid primary key default gen_random_uuid(),
  username text not null check (username <> ''),
  name text not null check (name <> ''),
  email text not null check (email <> ''),
  phone text not null,
  address text not null default '',
  image text not null default '',
  password_hash text not null,
  primary_phone text not null default '',
  secondary_phone text not null default '',
  created_at timestamptz not null default now()
);

-- Username and e-mail both sign in, so they share one name space: nobody can take another's e-mail as a username.
create table sign_in_names (
  sign_in_name text primary key check (sign_in_name = lower(sign_in_name)),
  user_id uuid not null references users on delete cascade
);
create index sign_in_names_user on sign_in_names (user_id);

-- A token is random and kept only as its SHA-256: reading this table signs nobody in.
create table sessions (
  token_hash bytea primary key,
  user_id uuid not null references users on delete cascade,
  user_agent text not null default '',
  created_at timestamptz not null default now(),
  expires_at timestamptz not null
);
create index sessions_user on sessions (user_id);
create index sessions_expiry on sessions (expires_at);

create table addresses (
  address_id uuid primary key default gen_random_uuid(),
  user_id uuid not null references users on delete cascade,
  address text not null check (address <> ''),
  city text not null,
  country text not null,
  postal_code text not null,
  address_type text not null default 'shipping' check (address_type in ('shipping', 'billing')),
  is_default boolean not null default false,
  created_at timestamptz not null default now()
);
create index addresses_user on addresses (user_id, created_at);
create unique index addresses_one_default on addresses (user_id) where is_default;

-- ── catalogue ───────────────────────────────────────────────────────────────────────────────────

create table brands (
  brand_id text primary key,
  name text not null check (name <> ''),
  image text not null default ''
);

create table categories (
  category_id text primary key,
  parent_id text references categories,
  name text not null check (name <> ''),
  image text not null default '',
  -- Words over the picture are in ink: its wall is pale.
  dark_text boolean not null default false,
  position integer not null default 0,
  check (parent_id <> category_id)
);
create index categories_parent on categories (parent_id, position);

create table products (
  product_id text primary key,
  brand_id text not null references brands,
  category_id text not null references categories,
  name text not null check (name <> ''),
  description text not null default '',
  image text not null default '',
  other_images text[] not null default '{}',
  description_images text[] not null default '{}',
  base_price_rwf integer not null check (base_price_rwf > 0),
  discounted_price_rwf integer not null default 0 check (discounted_price_rwf >= 0 and discounted_price_rwf < base_price_rwf),
  weight_g integer not null check (weight_g > 0),
  tags text[] not null default '{}',
  features text[] not null default '{}',
  skin_concern text[] not null default '{}',
  skin_type text[] not null default '{}',
  fomulation text not null default '',
  keywords text[] not null default '{}',
  ingredients text not null default '',
  free_from text[] not null default '{}',
  product_info jsonb not null default '[]',
  specific_info jsonb not null default '[]',
  status text not null default 'published' check (status in ('draft', 'published')),
  -- Kept by the same transaction as each review.
  rating_sum integer not null default 0,
  review_count integer not null default 0,
  created_at timestamptz not null default now()
);
create index products_brand on products (brand_id);
create index products_category on products (category_id);

create table product_options (
  option_id text primary key,
  product_id text not null references products on delete cascade,
  name text not null,
  description text not null default '',
  image text not null default '',
  additional_price_rwf integer not null default 0 check (additional_price_rwf >= 0),
  position integer not null default 0,
  unique (product_id, option_id)
);

create table product_sizes (
  size_id text primary key,
  product_id text not null references products on delete cascade,
  name text not null,
  additional_price_rwf integer not null default 0 check (additional_price_rwf >= 0),
  position integer not null default 0,
  unique (product_id, size_id)
);

-- Pieces of a product, of one of its options or of one of its sizes. No row: made to order, never out of stock.
create table stock (
  stock_id integer generated always as identity primary key,
  product_id text not null references products on delete cascade,
  option_id text,
  size_id text,
  on_hand integer not null check (on_hand >= 0),
  reserved integer not null default 0,
  unique nulls not distinct (product_id, option_id, size_id),
  foreign key (product_id, option_id) references product_options (product_id, option_id) on delete cascade,
  foreign key (product_id, size_id) references product_sizes (product_id, size_id) on delete cascade,
  constraint stock_never_oversold check (reserved between 0 and on_hand)
);

create table reviews (
  review_id uuid primary key default gen_random_uuid(),
  product_id text not null references products on delete cascade,
  -- Null: the person's account is gone, or the review came with the demo shop.
  user_id uuid references users on delete set null,
  author_name text not null,
  rating smallint not null check (rating between 1 and 5),
  review text not null check (review <> ''),
  images text[] not null default '{}',
  verified_buyer boolean not null default false,
  helpful_count integer not null default 0 check (helpful_count >= 0),
  created_at timestamptz not null default now(),
  unique (product_id, user_id)
);
create index reviews_newest on reviews (product_id, created_at desc, review_id);

-- ── content ─────────────────────────────────────────────────────────────────────────────────────

create table slides (
  slide_id text primary key,
  image text not null,
  image_tall text not null default '',
  link text not null default '/',
  slug text not null default '',
  title text not null,
  description text not null default '',
  action text not null default '',
  -- Words over the picture are in ink: its wall is pale.
  dark_text boolean not null default false,
  position integer not null default 0
);

create table slide_texts (
  slide_text_id text primary key,
  text text not null check (text <> ''),
  position integer not null default 0
);

create table site_settings (
  id text primary key default 'shop' check (id = 'shop'),
  name text not null,
  favicon text not null default '',
  light_logo text not null default '',
  dark_logo text not null default '',
  email text not null default '',
  phone text not null default '',
  address text not null default '',
  facebook text not null default '',
  twitter text not null default '',
  instagram text not null default '',
  pinterest text not null default '',
  youtube text not null default '',
  tiktok text not null default '',
  whatsapp text not null default '',
  terms text not null default '',
  privacy text not null default '',
  legal text not null default '',
  refund text not null default '',
  faqs jsonb not null default '[]',
  free_shipping boolean not null default true,
  ussd_code text not null default '',
  merchant_name text not null default '',
  created_at timestamptz not null default now(),
  updated_at timestamptz not null default now()
);

-- Bands never overlap: a weight has one fee.
create table shipping_bands (
  shipping_band_id integer generated always as identity primary key,
  min_weight_g integer not null check (min_weight_g >= 0),
  max_weight_g integer not null,
  shipping_fee_rwf integer not null check (shipping_fee_rwf >= 0),
  check (max_weight_g >= min_weight_g),
  exclude using gist (int4range(min_weight_g, max_weight_g, '[]') with &&)
);

-- One row, bumped in the transaction of every catalogue or content write; each process then builds its snapshot anew.
create table catalogue_version (
  only_row boolean primary key default true check (only_row),
  version bigint not null
);
insert into catalogue_version (version) values (1);

create function bump_catalogue_version() returns trigger language plpgsql as $$
begin
  update catalogue_version set version = version + 1;
  perform pg_notify('catalogue', '');
  return null;
end $$;

do $$
declare noun text;
begin
  foreach noun in array array['brands', 'categories', 'products', 'product_options', 'product_sizes', 'slides', 'slide_texts', 'site_settings', 'shipping_bands']
  loop
    execute format('create trigger %1$s_bump after insert or update or delete on %1$I for each statement execute function bump_catalogue_version()', noun);
  end loop;
end $$;

-- Reservations change all day; only running out or coming back changes what the catalogue shows.
create trigger stock_bump after insert or delete on stock for each statement execute function bump_catalogue_version();
-- Deferred to the commit: the version's row is locked last and briefly, so that orders never wait for each other in a ring.
create constraint trigger stock_bump_at_the_edge after update on stock deferrable initially deferred for each row
  when ((old.on_hand > old.reserved) is distinct from (new.on_hand > new.reserved))
  execute function bump_catalogue_version();

-- What an order has taken of each stock row, so that a cancelled one gives back just that, once.
create table stock_reservations (
  order_id uuid not null,
  stock_id integer not null references stock,
  pieces integer not null check (pieces > 0),
  released_at timestamptz,
  primary key (order_id, stock_id)
);

-- ── cart ────────────────────────────────────────────────────────────────────────────────────────

create table carts (
  cart_id uuid primary key default gen_random_uuid(),
  -- Null once the account is erased: an ordered cart stays for the books.
  user_id uuid references users on delete set null,
  created_at timestamptz not null default now(),
  ordered_at timestamptz
);
create unique index carts_one_open on carts (user_id) where ordered_at is null;

create table cart_items (
  cart_item_id uuid primary key default gen_random_uuid(),
  cart_id uuid not null references carts on delete cascade,
  product_id text not null references products on delete cascade,
  -- No reference: a line whose option or size is gone stays until its owner has been told.
  option_id text,
  size_id text,
  quantity integer not null check (quantity between 1 and 999),
  -- What the person saw when the line was last shown: so that a change can be told.
  seen_price_rwf integer not null check (seen_price_rwf >= 0),
  created_at timestamptz not null default now(),
  unique nulls not distinct (cart_id, product_id, option_id, size_id)
);

-- ── orders ──────────────────────────────────────────────────────────────────────────────────────

-- An order copies all it shows: it is never read together with the live product.
create table orders (
  order_id uuid primary key default gen_random_uuid(),
  user_id uuid references users on delete set null,
  -- One order for one cart, whatever races.
  cart_id uuid not null unique references carts,
  idempotency_key text check (length(idempotency_key) between 1 and 200),
  status text not null default 'pending' check (status in ('pending', 'preparing', 'in_transit', 'delivered', 'cancelled')),
  customer_name text not null,
  customer_email text not null,
  customer_phone text not null check (customer_phone <> ''),
  address text not null check (address <> ''),
  total_weight_g integer not null check (total_weight_g > 0),
  subtotal_rwf bigint not null check (subtotal_rwf >= 0),
  shipping_fee_rwf bigint not null check (shipping_fee_rwf >= 0),
  coupon_code text,
  coupon_type text,
  discount_rwf bigint not null default 0 check (discount_rwf >= 0 and discount_rwf <= subtotal_rwf),
  total_rwf bigint not null,
  tracking_url text not null default '',
  created_at timestamptz not null default now(),
  -- The transaction that made it: only there are lines added.
  made_in xid8 not null default pg_current_xact_id(),
  constraint orders_total_adds_up check (total_rwf = subtotal_rwf + shipping_fee_rwf - discount_rwf),
  unique (user_id, idempotency_key)
);
-- Stock is reserved before the order is written, in the same transaction.
alter table stock_reservations add foreign key (order_id) references orders deferrable initially deferred;
create index orders_of_user on orders (user_id, created_at desc);

create table order_lines (
  order_line_id uuid primary key default gen_random_uuid(),
  order_id uuid not null references orders,
  position integer not null,
  -- For 'write a review' and 'buy again' only: what is shown stands in the columns below.
  product_id text not null,
  option_id text,
  size_id text,
  product_name text not null,
  brand_name text not null,
  option_name text,
  size_name text,
  image text not null,
  weight_g integer not null check (weight_g > 0),
  quantity integer not null check (quantity > 0),
  unit_price_rwf bigint not null check (unit_price_rwf >= 0),
  discount_share_rwf bigint not null default 0 check (discount_share_rwf between 0 and unit_price_rwf * quantity),
  unique (order_id, position)
);

-- The way of an order, told once.
create table order_events (
  order_event_id uuid primary key default gen_random_uuid(),
  order_id uuid not null references orders,
  stage text not null check (stage in ('ordered', 'packaging', 'shipping', 'arrived', 'delivering', 'delivered', 'cancelled')),
  created_at timestamptz not null default now(),
  unique (order_id, stage)
);

-- Whether an order is paid is computed from its attempts, never written on it.
create table payment_attempts (
  payment_attempt_id uuid primary key default gen_random_uuid(),
  order_id uuid not null references orders,
  provider text not null check (provider in ('mobile_money', 'pesapal')),
  provider_reference text,
  amount_rwf bigint not null check (amount_rwf > 0),
  state text not null check (state in ('created', 'pending', 'submitted', 'succeeded', 'failed', 'rejected', 'expired', 'refunded')),
  reason text not null default '',
  created_at timestamptz not null default now(),
  -- One transaction pays one order.
  unique (provider, provider_reference),
  -- People type the id of a mobile-money transaction: one way to write each, or it could pay twice.
  constraint payment_attempts_reference_canonical check (
    provider_reference ~ case provider when 'mobile_money' then '^[A-Z0-9][A-Z0-9./_-]*$' else '^[!-~]+$' end
  ),
  -- Money that is said to have come in can be found at the provider.
  constraint payment_attempts_reference_known check (provider_reference is not null or state not in ('submitted', 'succeeded', 'refunded'))
);
create index payment_attempts_of_order on payment_attempts (order_id, created_at);
create unique index payment_attempts_one_live on payment_attempts (order_id) where state in ('created', 'pending', 'submitted');
