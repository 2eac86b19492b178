-- Pieces on hand, what orders have taken of them, and every change. Reserved pieces follow the reservations by triggers, so the two can
-- never differ.

-- Pieces of a product, of one of its options or of one of its sizes. No row: made to order, never out of stock.
create table stock (
  stock_id integer generated always as identity primary key,
  product_id text not null references products on delete cascade,
  option_id text,
  size_id text,
  on_hand integer not null check (on_hand >= 0),
  reserved integer not null default 0,
  -- Not counted: made to order, as without a row. A row that orders have drawn on cannot be deleted.
  is_counted boolean not null default true,
  unique nulls not distinct (product_id, option_id, size_id),
  foreign key (product_id, option_id) references product_options (product_id, option_id) on delete cascade,
  foreign key (product_id, size_id) references product_sizes (product_id, size_id) on delete cascade,
  constraint stock_never_oversold check (reserved between 0 and on_hand)
);

create function refuse_reserving_by_hand() returns trigger language plpgsql as $$
begin
  raise exception 'reserved pieces follow the reservations' using errcode = 'restrict_violation';
end $$;

-- Stock begins without reserved pieces.
create trigger stock_nothing_reserved_yet before insert on stock for each row
  when (new.reserved <> 0) execute function refuse_reserving_by_hand();

-- Only the triggers of reservations change reserved pieces.
create trigger stock_reserved_follows before update on stock for each row
  when (old.reserved <> new.reserved and pg_trigger_depth() = 0) execute function refuse_reserving_by_hand();

-- Every process reloads products whose stock begins to be counted.
create trigger stock_added after insert on stock referencing new table as new_rows
  for each statement execute function note_changed_products();

-- Every process reloads products whose stock is deleted.
create trigger stock_removed after delete on stock referencing old table as old_rows
  for each statement execute function note_changed_products();

-- Within another trigger an order takes pieces, which is shipping, or gives them back, which is a restock.
create function note_stock_change() returns trigger language plpgsql as $$
begin
  insert into stock_changes (stock_id, product_id, option_id, size_id, from_pieces, to_pieces, reason, note, staff_id) values (
    new.stock_id, new.product_id, new.option_id, new.size_id,
    case when tg_op = 'UPDATE' and old.is_counted then old.on_hand end,
    case when new.is_counted then new.on_hand end,
    case when pg_trigger_depth() <= 1 then coalesce(nullif(current_setting('shop.stock_reason', true), ''), 'other')
      when tg_op = 'UPDATE' and new.on_hand > old.on_hand then 'returned'
      else 'shipped' end,
    coalesce(current_setting('shop.stock_note', true), ''),
    nullif(current_setting('shop.staff_id', true), '')::uuid);
  return null;
end $$;

-- Each change of the pieces on hand is a row of stock_changes.
create trigger stock_change_noted after update on stock for each row
  when ((old.is_counted, old.on_hand) is distinct from (new.is_counted, new.on_hand)) execute function note_stock_change();

-- So is the stock that staff begin to count. The stock of a shop that is filled by a program is no change by staff.
create trigger stock_begin_noted after insert on stock for each row
  when (coalesce(current_setting('shop.staff_id', true), '') <> '') execute function note_stock_change();

-- Reservations change all day; only running out or coming back changes what the catalogue shows. Deferred to the commit: the version's row
-- is locked last and briefly, so that orders never wait for each other in a ring.
create constraint trigger stock_availability_changed after update on stock deferrable initially deferred for each row
  when ((old.is_counted and old.on_hand <= old.reserved) is distinct from (new.is_counted and new.on_hand <= new.reserved))
  execute function note_changed_product();

-- What an order has taken of each stock row, so that a cancelled one gives back just that, once.
create table stock_reservations (
  order_id uuid not null,
  stock_id integer not null references stock,
  pieces integer not null check (pieces > 0),
  released_at timestamptz,
  -- Shipped pieces are neither reserved nor on hand any more. What is shipped is not given back.
  shipped_at timestamptz,
  -- Shipped pieces of a cancelled order may come back: staff say so when they cancel, and the pieces are on hand again.
  restocked_at timestamptz,
  primary key (order_id, stock_id),
  -- Stock is reserved before the order is written, in the same transaction.
  foreign key (order_id) references orders deferrable initially deferred,
  constraint stock_reservations_end_once check (released_at is null or shipped_at is null),
  constraint stock_reservations_came_back check (restocked_at is null or shipped_at is not null)
);

-- Rows are never deleted.
create trigger stock_reservations_kept before delete on stock_reservations for each row execute function refuse_rewriting();

-- The table is never emptied.
create trigger stock_reservations_never_emptied before truncate on stock_reservations
  for each statement execute function refuse_rewriting();

-- Kept by the reservations themselves, so that the two can never differ and nothing has to be summed up.
create function follow_reservation() returns trigger language plpgsql as $$
begin
  update stock
    set reserved = reserved + case when new.released_at is null then new.pieces else -new.pieces end
    where stock_id = new.stock_id;
  return null;
end $$;

-- A reservation takes its pieces.
create trigger stock_reservations_taken after insert on stock_reservations for each row
  when (new.released_at is null) execute function follow_reservation();

-- A cancelled order gives its pieces back.
create trigger stock_reservations_given_back after update on stock_reservations for each row
  when (old.released_at is null and new.released_at is not null) execute function follow_reservation();

-- A reservation keeps its order, its stock and its pieces, and is given back once.
create trigger stock_reservations_written_once before update on stock_reservations for each row
  when (
    (old.order_id, old.stock_id, old.pieces) is distinct from (new.order_id, new.stock_id, new.pieces)
    or old.released_at is not null and old.released_at is distinct from new.released_at
  )
  execute function refuse_rewriting();

create function follow_shipment() returns trigger language plpgsql as $$
begin
  update stock set reserved = reserved - new.pieces, on_hand = on_hand - new.pieces where stock_id = new.stock_id;
  return null;
end $$;

-- Shipping takes the pieces off the stock.
create trigger stock_reservations_shipped after update on stock_reservations for each row
  when (old.shipped_at is null and new.shipped_at is not null) execute function follow_shipment();

-- Pieces are shipped once.
create trigger stock_reservations_shipped_once before update on stock_reservations for each row
  when (old.shipped_at is not null and old.shipped_at is distinct from new.shipped_at) execute function refuse_rewriting();

create function follow_restock() returns trigger language plpgsql as $$
begin
  update stock set on_hand = on_hand + new.pieces where stock_id = new.stock_id;
  return null;
end $$;

-- Pieces that came back are on hand again.
create trigger stock_reservations_restocked after update on stock_reservations for each row
  when (old.restocked_at is null and new.restocked_at is not null) execute function follow_restock();

-- Pieces come back once.
create trigger stock_reservations_restocked_once before update on stock_reservations for each row
  when (old.restocked_at is not null and old.restocked_at is distinct from new.restocked_at) execute function refuse_rewriting();

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

-- Rows are never changed or deleted.
create trigger stock_changes_written_once before update or delete on stock_changes for each row execute function refuse_rewriting();

-- The table is never emptied.
create trigger stock_changes_never_emptied before truncate on stock_changes for each statement execute function refuse_rewriting();

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

-- The audit log has the changes that staff make.
create trigger stock_changes_audit after insert on stock_changes for each row when (new.staff_id is not null)
  execute function audit_stock_change();
