-- Products with their options and sizes, changes of many at once, and links that show a draft. Money is whole francs (_rwf), weight is
-- grams (_g).

create table products (
  product_id text primary key,
  brand_id text not null references brands,
  category_id text not null references categories,
  name text not null check (name <> ''),
  description text not null default '',
  image text not null default '',
  other_images text[] not null default '{}',
  description_images text[] not null default '{}',
  base_price_rwf integer not null,
  discounted_price_rwf integer not null default 0,
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
  status text not null default 'published',
  created_at timestamptz not null default now(),
  rating_counts integer[] not null default '{0,0,0,0,0}',
  rating_sum integer not null generated always as (
    rating_counts[1] + 2 * rating_counts[2] + 3 * rating_counts[3] + 4 * rating_counts[4] + 5 * rating_counts[5]
  ) stored,
  review_count integer not null generated always as (
    rating_counts[1] + rating_counts[2] + rating_counts[3] + rating_counts[4] + rating_counts[5]
  ) stored,
  -- What the pictures of a product show, by their keys, for shoppers who cannot see them. Without a text the shop uses the product's name.
  picture_alts jsonb not null default '{}' check (jsonb_typeof(picture_alts) = 'object'),
  version integer not null default 1,
  updated_at timestamptz not null default now(),
  -- When a scheduled product is published.
  publish_at timestamptz,
  -- The price of a discount with dates; 0: none is planned. `discounted_price_rwf` is the discount that shoppers get now.
  planned_discount_rwf integer not null default 0 check (planned_discount_rwf >= 0),
  discount_starts_at timestamptz,
  discount_ends_at timestamptz,
  -- With this many free pieces or fewer, the product counts as low on stock.
  low_stock_at integer not null default 5 check (low_stock_at >= 0),
  -- Chosen by staff, in the order shown; ids of products that are gone are ignored.
  related_product_ids text[] not null default '{}',
  -- What the check of ingredients and claims found and a staff member has confirmed.
  reviewed_findings text[] not null default '{}',
  reviewed_by uuid references staff,
  reviewed_at timestamptz,
  constraint products_rating_counts check (
    array_dims(rating_counts) = '[1:5]' and array_position(rating_counts, null) is null and 0 <= all (rating_counts)
  ),
  constraint products_status_check check (status in ('draft', 'scheduled', 'published', 'archived')),
  constraint products_publish_time check ((status = 'scheduled') = (publish_at is not null)),
  constraint products_price check (base_price_rwf > 0 or base_price_rwf = 0 and status in ('draft', 'archived')),
  constraint products_discount check (
    discounted_price_rwf = 0 or discounted_price_rwf > 0 and discounted_price_rwf < base_price_rwf
  ),
  constraint products_planned_discount check (
    case when planned_discount_rwf = 0 then discount_starts_at is null and discount_ends_at is null
      else planned_discount_rwf < base_price_rwf and discounted_price_rwf in (0, planned_discount_rwf)
        and (discount_starts_at is not null or discount_ends_at is not null)
        and (discount_starts_at < discount_ends_at) is not false
    end
  ),
  constraint products_name_visible check (clean_identifier(name) <> '')
) with (fillfactor = 70);
create index products_brand on products (brand_id);
create index products_category on products (category_id);
create index products_scheduled on products (publish_at) where status = 'scheduled';
create index products_discount_starts on products (discount_starts_at) where planned_discount_rwf > 0 and discounted_price_rwf = 0;
create index products_discount_ends on products (discount_ends_at) where planned_discount_rwf > 0;
-- An import finds products by their names.
create index products_name on products (name);

-- Every process reloads new products.
create trigger products_added after insert on products referencing new table as new_rows
  for each statement execute function note_changed_products();

-- Every process reloads deleted products.
create trigger products_removed after delete on products referencing old table as old_rows
  for each statement execute function note_changed_products();

-- Every process reloads changed products.
create trigger products_changed after update on products referencing old table as old_rows new table as new_rows
  for each statement execute function note_changed_products();

-- A product begins without ratings.
create trigger products_nothing_rated_yet before insert on products for each row
  when (new.rating_counts <> '{0,0,0,0,0}') execute function refuse_by_hand('ratings follow the reviews');

-- Only the triggers of reviews change ratings.
create trigger products_ratings_follow before update on products for each row
  when (old.rating_counts is distinct from new.rating_counts and pg_trigger_depth() = 0)
  execute function refuse_by_hand('ratings follow the reviews');

-- A new product that is published ends a redirect at its address.
create trigger products_end_redirect after insert on products for each row when (new.status = 'published')
  execute function end_covered_redirect();

-- A product that is published later ends it, too.
create trigger products_published_end_redirect after update of status on products for each row
  when (new.status = 'published' and old.status <> 'published') execute function end_covered_redirect();

-- Reviews change the ratings all day, which is no edit.
create function raise_product_version() returns trigger language plpgsql as $$
begin
  new.version := old.version + 1;
  new.updated_at := now();
  return new;
end $$;

-- Raises the version at each edit.
create trigger products_version before update on products for each row
  when (old.rating_counts is not distinct from new.rating_counts) execute function raise_product_version();

-- The audit log has each edit. Ratings are no edits.
create trigger products_audit after update on products for each row
  when (old.rating_counts is not distinct from new.rating_counts)
  execute function audit_change('product_id', '', 'version,updated_at,created_at,rating_counts,rating_sum,review_count');

-- The audit log has each product that staff add. A shop that is filled by a program would log its whole catalogue.
create trigger products_added_audit after insert on products for each row
  when (coalesce(current_setting('shop.staff_id', true), '') <> '')
  execute function audit_change('product_id', '', 'version,updated_at,created_at,rating_counts,rating_sum,review_count');

-- The audit log has each deleted product.
create trigger products_removed_audit after delete on products for each row
  execute function audit_change('product_id', '', 'version,updated_at,created_at,rating_counts,rating_sum,review_count');

-- The shop leads an archived product to its category when its address is asked for (server/src/domains/redirects). Only a deleted product
-- leaves a redirect. A redirect at this address that is there already stays.
create function leave_product_redirect() returns trigger language plpgsql as $$
begin
  insert into redirects (from_path, to_path, is_automatic)
    select '/product/' || old.product_id, '/category/' || old.category_id, true
    -- Other signs are written otherwise in an address.
    where old.product_id ~ '^[A-Za-z0-9_.-]+$' and old.category_id ~ '^[A-Za-z0-9_.-]+$'
    on conflict (from_path) do nothing;
  return null;
end $$;

-- The address of a deleted product leads to its category, if shoppers knew it: the product was published or archived.
create trigger products_deleted_redirect after delete on products for each row
  when (old.status in ('published', 'archived')) execute function leave_product_redirect();

-- Runs at the end of the transaction, because staff change the price, the options and the sizes of a product together. A discount with dates
-- counts as if it applied, and what is archived is not sold. Locking the product makes a change of its price and changes of its options and
-- sizes run one after another; the statement after the lock sees what the others have committed.
create function check_lowest_unit_price() returns trigger language plpgsql as $$
declare
  checked_id text := coalesce(new.product_id, old.product_id);
  lowest_rwf integer;
begin
  perform from products where product_id = checked_id for no key update;
  select least(base_price_rwf, nullif(discounted_price_rwf, 0), nullif(planned_discount_rwf, 0))
    + coalesce((select min(additional_price_rwf) from product_options where product_id = checked_id and archived_at is null), 0)
    + coalesce((select min(additional_price_rwf) from product_sizes where product_id = checked_id and archived_at is null), 0)
    into lowest_rwf
    -- A draft may wait for its price.
    from products where product_id = checked_id and base_price_rwf > 0;
  if lowest_rwf < 1 then
    raise exception 'one piece of product % would cost % RWF', checked_id, lowest_rwf
      using errcode = 'check_violation', constraint = 'products_lowest_unit_price', table = 'products';
  end if;
  return null;
end $$;

-- Checks a product whose price or discount changes.
create constraint trigger products_lowest_unit_price
  after update of base_price_rwf, discounted_price_rwf, planned_discount_rwf on products deferrable initially deferred for each row
  when ((old.base_price_rwf, old.discounted_price_rwf, old.planned_discount_rwf)
    is distinct from (new.base_price_rwf, new.discounted_price_rwf, new.planned_discount_rwf))
  execute function check_lowest_unit_price();

create table product_options (
  option_id text primary key,
  product_id text not null references products on delete cascade,
  name text not null,
  description text not null default '',
  image text not null default '',
  additional_price_rwf integer not null default 0,
  position integer not null default 0,
  -- The colour of a shade; '' for options that are not shades.
  swatch text not null default '' check (swatch ~ '^(#[0-9a-fA-F]{6})?$'),
  -- Archived: no longer sold, and kept because orders have drawn on its stock.
  archived_at timestamptz,
  unique (product_id, option_id),
  constraint product_options_name_visible check (clean_identifier(name) <> '')
);

-- Every process reloads the products of new options.
create trigger product_options_added after insert on product_options referencing new table as new_rows
  for each statement execute function note_changed_products();

-- Every process reloads the products of deleted options.
create trigger product_options_removed after delete on product_options referencing old table as old_rows
  for each statement execute function note_changed_products();

-- Every process reloads the products of changed options.
create trigger product_options_changed after update on product_options referencing old table as old_rows new table as new_rows
  for each statement execute function note_changed_products();

-- Options and sizes are noted with their product. Arguments: the column with their own id.
create function audit_product_part() returns trigger language plpgsql as $$
declare
  former jsonb := coalesce(to_jsonb(old), '{}');
  latter jsonb := coalesce(to_jsonb(new), '{}');
  part jsonb := coalesce(latter -> tg_argv[0], former -> tg_argv[0]);
  changed jsonb;
begin
  select jsonb_object_agg(name, jsonb_build_object('from', former -> name, 'to', latter -> name)) into changed
    from jsonb_object_keys(former || latter) as name
    where name <> all (array['product_id', tg_argv[0]]) and coalesce(former -> name, 'null') <> coalesce(latter -> name, 'null');
  if changed is not null then
    insert into audit_log (noun, record_id, action, changes, staff_id) values (
      replace(tg_table_name, '_', '-'), coalesce(latter ->> 'product_id', former ->> 'product_id'), lower(tg_op),
      changed || jsonb_build_object(tg_argv[0], jsonb_build_object('from', part, 'to', part)),
      nullif(current_setting('shop.staff_id', true), '')::uuid);
  end if;
  return null;
end $$;

-- The audit log has each change of an option as a change of its product.
create trigger product_options_audit after update or delete on product_options
  for each row execute function audit_product_part('option_id');

-- The audit log has each option that staff add. A shop that is filled by a program would note its whole catalogue.
create trigger product_options_added_audit after insert on product_options for each row
  when (coalesce(current_setting('shop.staff_id', true), '') <> '') execute function audit_product_part('option_id');

-- Checks the product whose options change.
create constraint trigger product_options_lowest_unit_price
  after insert or delete or update of product_id, additional_price_rwf, archived_at on product_options
  deferrable initially deferred for each row execute function check_lowest_unit_price();

create table product_sizes (
  size_id text primary key,
  product_id text not null references products on delete cascade,
  name text not null,
  additional_price_rwf integer not null default 0,
  position integer not null default 0,
  archived_at timestamptz,
  unique (product_id, size_id),
  constraint product_sizes_name_visible check (clean_identifier(name) <> '')
);

-- Every process reloads the products of new sizes.
create trigger product_sizes_added after insert on product_sizes referencing new table as new_rows
  for each statement execute function note_changed_products();

-- Every process reloads the products of deleted sizes.
create trigger product_sizes_removed after delete on product_sizes referencing old table as old_rows
  for each statement execute function note_changed_products();

-- Every process reloads the products of changed sizes.
create trigger product_sizes_changed after update on product_sizes referencing old table as old_rows new table as new_rows
  for each statement execute function note_changed_products();

-- The audit log has each change of a size as a change of its product.
create trigger product_sizes_audit after update or delete on product_sizes for each row execute function audit_product_part('size_id');

-- The audit log has each size that staff add.
create trigger product_sizes_added_audit after insert on product_sizes for each row
  when (coalesce(current_setting('shop.staff_id', true), '') <> '') execute function audit_product_part('size_id');

-- Checks the product whose sizes change.
create constraint trigger product_sizes_lowest_unit_price
  after insert or delete or update of product_id, additional_price_rwf, archived_at on product_sizes
  deferrable initially deferred for each row execute function check_lowest_unit_price();

-- A change of many products at once, which can be undone.
create table product_changes (
  product_change_id uuid primary key default gen_random_uuid(),
  kind text not null check (kind in ('price', 'discount', 'tags', 'status', 'stock')),
  staff_id uuid not null references staff,
  created_at timestamptz not null default now(),
  undone_at timestamptz
);
create index product_changes_age on product_changes (created_at);

-- What it changed, from what to what: columns of the product, or pieces of a stock row.
create table product_change_rows (
  product_change_row_id bigint generated always as identity primary key,
  product_change_id uuid not null references product_changes on delete cascade,
  product_id text not null,
  stock_id integer,
  before jsonb not null,
  after jsonb not null,
  unique nulls not distinct (product_change_id, product_id, stock_id)
);

-- Links that show a draft.
create table product_previews (
  token_hash bytea primary key check (octet_length(token_hash) = 32),
  product_id text not null references products on delete cascade,
  expires_at timestamptz not null
);
create index product_previews_product on product_previews (product_id);
create index product_previews_end on product_previews (expires_at);

-- The last check of the ingredients and claims of each live product. A release can change the list of restrictions, so products are checked
-- again although nobody has edited them. `rules`: a digest of the list. A check holds for this version of the product only.
create table product_checks (
  product_id text primary key references products on delete cascade,
  product_version integer not null,
  rules text not null,
  is_blocked boolean not null
);
create index product_checks_blocked on product_checks (product_id) where is_blocked;
