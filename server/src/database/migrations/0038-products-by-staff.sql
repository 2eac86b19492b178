-- Products as staff edit them: planned publishing and discounts, archived choices, reasons for changes of stock, changes of many at once.

-- ── products ────────────────────────────────────────────────────────────────────────────────────

alter table products
  add column version integer not null default 1,
  add column updated_at timestamptz not null default now(),
  -- When a scheduled product is published.
  add column publish_at timestamptz,
  -- The price of a discount with dates; 0: none is planned. `discounted_price_rwf` is the discount that shoppers get now.
  add column planned_discount_rwf integer not null default 0 check (planned_discount_rwf >= 0),
  add column discount_starts_at timestamptz,
  add column discount_ends_at timestamptz,
  -- With this many free pieces or fewer, the product counts as low on stock.
  add column low_stock_at integer not null default 5 check (low_stock_at >= 0),
  -- Chosen by staff, in the order shown; ids of products that are gone are ignored.
  add column related_product_ids text[] not null default '{}',
  -- What the check of ingredients and claims found and a staff member has confirmed.
  add column reviewed_findings text[] not null default '{}',
  add column reviewed_by uuid references staff,
  add column reviewed_at timestamptz;

alter table products drop constraint products_status_check;
alter table products add constraint products_status_check check (status in ('draft', 'scheduled', 'published', 'archived'));
alter table products add constraint products_publish_time check ((status = 'scheduled') = (publish_at is not null));

-- A draft may wait for its price, because those who write products do not all decide about prices.
alter table products drop constraint products_base_price_rwf_check;
alter table products add constraint products_price check (base_price_rwf > 0 or base_price_rwf = 0 and status in ('draft', 'archived'));
alter table products drop constraint products_check;
alter table products add constraint products_discount check (
  discounted_price_rwf = 0 or discounted_price_rwf > 0 and discounted_price_rwf < base_price_rwf
);
alter table products add constraint products_planned_discount check (
  case when planned_discount_rwf = 0 then discount_starts_at is null and discount_ends_at is null
    else planned_discount_rwf < base_price_rwf and discounted_price_rwf in (0, planned_discount_rwf)
      and (discount_starts_at is not null or discount_ends_at is not null)
      and (discount_starts_at < discount_ends_at) is not false
  end
);
create index products_scheduled on products (publish_at) where status = 'scheduled';
create index products_discount_starts on products (discount_starts_at) where planned_discount_rwf > 0 and discounted_price_rwf = 0;
create index products_discount_ends on products (discount_ends_at) where planned_discount_rwf > 0;

-- Reviews change the ratings all day, which is no edit.
create function raise_product_version() returns trigger language plpgsql as $$
begin
  new.version := old.version + 1;
  new.updated_at := now();
  return new;
end $$;
create trigger products_version before update on products for each row
  when (old.rating_counts is not distinct from new.rating_counts) execute function raise_product_version();

-- ── options and sizes ───────────────────────────────────────────────────────────────────────────

-- Archived: no longer sold, and kept because orders have drawn on its stock.
alter table product_options add column archived_at timestamptz;
alter table product_sizes add column archived_at timestamptz;

-- ── stock ───────────────────────────────────────────────────────────────────────────────────────

-- Not counted: made to order, as without a row. A row that orders have drawn on cannot be deleted.
alter table stock add column is_counted boolean not null default true;
drop trigger stock_bump_at_the_edge on stock;
create constraint trigger stock_bump_at_the_edge after update on stock deferrable initially deferred for each row
  when ((old.is_counted and old.on_hand <= old.reserved) is distinct from (new.is_counted and new.on_hand <= new.reserved))
  execute function note_changed_product();

-- Every change of the pieces on hand. No reference to the stock or the product: the change outlives both.
create table stock_changes (
  stock_change_id bigint generated always as identity primary key,
  stock_id integer not null,
  product_id text not null,
  option_id text,
  size_id text,
  -- Null: not counted.
  from_pieces integer check (from_pieces >= 0),
  to_pieces integer check (to_pieces >= 0),
  reason text not null check (reason in (
    'received', 'counted', 'damaged', 'returned', 'sold_elsewhere', 'correction', 'other', 'shipped', 'undone'
  )),
  note text not null default '',
  -- Null: the shop itself, or its operator.
  staff_id uuid references staff,
  created_at timestamptz not null default now()
);
create index stock_changes_product on stock_changes (product_id, stock_change_id);
create index stock_changes_stock on stock_changes (stock_id, stock_change_id);
create trigger stock_changes_written_once before update or delete on stock_changes for each row execute function refuse_rewriting();
create trigger stock_changes_never_emptied before truncate on stock_changes for each statement execute function refuse_rewriting();

-- Within another trigger, it is an order that is shipped.
create function note_stock_change() returns trigger language plpgsql as $$
begin
  insert into stock_changes (stock_id, product_id, option_id, size_id, from_pieces, to_pieces, reason, note, staff_id) values (
    new.stock_id, new.product_id, new.option_id, new.size_id,
    case when tg_op = 'UPDATE' and old.is_counted then old.on_hand end,
    case when new.is_counted then new.on_hand end,
    case when pg_trigger_depth() > 1 then 'shipped' else coalesce(nullif(current_setting('shop.stock_reason', true), ''), 'other') end,
    coalesce(current_setting('shop.stock_note', true), ''),
    nullif(current_setting('shop.staff_id', true), '')::uuid);
  return null;
end $$;
create trigger stock_change_noted after update on stock for each row
  when ((old.is_counted, old.on_hand) is distinct from (new.is_counted, new.on_hand)) execute function note_stock_change();
-- The stock of a shop that is filled by a program is no change by staff.
create trigger stock_begin_noted after insert on stock for each row
  when (coalesce(current_setting('shop.staff_id', true), '') <> '') execute function note_stock_change();

-- ── changes of many products ────────────────────────────────────────────────────────────────────

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

-- ── links that show a draft ─────────────────────────────────────────────────────────────────────

create table product_previews (
  token_hash bytea primary key check (octet_length(token_hash) = 32),
  product_id text not null references products on delete cascade,
  expires_at timestamptz not null
);
create index product_previews_product on product_previews (product_id);
create index product_previews_end on product_previews (expires_at);

-- ── audit log ───────────────────────────────────────────────────────────────────────────────────

create trigger products_audit after update on products for each row
  when (old.rating_counts is not distinct from new.rating_counts)
  execute function audit_change('product_id', '', 'version,updated_at,created_at,rating_counts,rating_sum,review_count');
-- A shop that is filled by a program would note its whole catalogue.
create trigger products_added_audit after insert on products for each row
  when (coalesce(current_setting('shop.staff_id', true), '') <> '')
  execute function audit_change('product_id', '', 'version,updated_at,created_at,rating_counts,rating_sum,review_count');
create trigger products_removed_audit after delete on products for each row
  execute function audit_change('product_id', '', 'version,updated_at,created_at,rating_counts,rating_sum,review_count');

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
do $$
declare noun text;
declare part text;
begin
  foreach noun in array array['product_options', 'product_sizes']
  loop
    part := case noun when 'product_options' then 'option_id' else 'size_id' end;
    execute format('create trigger %1$s_audit after update or delete on %1$I for each row execute function audit_product_part(%2$L)', noun, part);
    execute format('create trigger %1$s_added_audit after insert on %1$I for each row
      when (coalesce(current_setting(''shop.staff_id'', true), '''') <> '''') execute function audit_product_part(%2$L)', noun, part);
  end loop;
end $$;

create function audit_stock_change() returns trigger language plpgsql as $$
begin
  insert into audit_log (noun, record_id, action, changes, staff_id, created_at) values (
    'stock', new.product_id, 'update',
    jsonb_build_object('pieces', jsonb_build_object('from', new.from_pieces, 'to', new.to_pieces),
      'choice', jsonb_build_object('from', coalesce(new.option_id, new.size_id), 'to', coalesce(new.option_id, new.size_id)),
      'reason', jsonb_build_object('from', null, 'to', new.reason)),
    new.staff_id, new.created_at);
  return null;
end $$;
create trigger stock_changes_audit after insert on stock_changes for each row when (new.staff_id is not null)
  execute function audit_stock_change();
