-- What a row may become, and what must be true of several rows together: held here, whatever the code above does. Checks of one row
-- stand with the tables.

create function refuse_rewriting() returns trigger language plpgsql as $$
begin
  raise exception '% is written once', tg_table_name using errcode = 'restrict_violation';
end $$;

-- ── the books: written once, never removed ──────────────────────────────────────────────────────

do $$
declare noun text;
begin
  foreach noun in array array['orders', 'order_lines', 'order_events', 'payment_attempts', 'stock_reservations']
  loop
    execute format('create trigger %1$s_kept before delete on %1$I for each row execute function refuse_rewriting()', noun);
    execute format('create trigger %1$s_never_emptied before truncate on %1$I for each statement execute function refuse_rewriting()', noun);
  end loop;
end $$;

create trigger order_lines_written_once before update on order_lines for each row execute function refuse_rewriting();
create trigger order_events_written_once before update on order_events for each row execute function refuse_rewriting();

-- Who it is for may be corrected or, with the account, erased; how far it has come changes by steps (below).
create trigger orders_written_once before update on orders for each row
  when (
    (old.order_id, old.cart_id, old.idempotency_key, old.total_weight_g, old.subtotal_rwf, old.shipping_fee_rwf, old.coupon_code,
     old.coupon_type, old.discount_rwf, old.total_rwf, old.created_at, old.made_in)
    is distinct from
    (new.order_id, new.cart_id, new.idempotency_key, new.total_weight_g, new.subtotal_rwf, new.shipping_fee_rwf, new.coupon_code,
     new.coupon_type, new.discount_rwf, new.total_rwf, new.created_at, new.made_in)
  )
  execute function refuse_rewriting();

-- While an attempt is under way its amount may be corrected to what came; then it is in the books.
create trigger payment_attempts_written_once before update on payment_attempts for each row
  when (
    (old.payment_attempt_id, old.order_id, old.provider, old.created_at)
    is distinct from (new.payment_attempt_id, new.order_id, new.provider, new.created_at)
    or old.state in ('succeeded', 'refunded')
    and (old.amount_rwf, old.provider_reference) is distinct from (new.amount_rwf, new.provider_reference)
  )
  execute function refuse_rewriting();

-- ── an order is the sum of its lines ────────────────────────────────────────────────────────────

-- Lines come in the transaction that makes the order: later not even one that costs nothing.
create function refuse_late_lines() returns trigger language plpgsql as $$
begin
  if exists (select from inserted join orders using (order_id) where made_in <> pg_current_xact_id()) then
    raise exception 'an order takes no lines after it was made' using errcode = 'restrict_violation';
  end if;
  return null;
end $$;
create trigger order_lines_in_time after insert on order_lines referencing new table as inserted for each statement
  execute function refuse_late_lines();

-- Once an order, at the commit: then all of its lines are there.
create function check_order_adds_up() returns trigger language plpgsql as $$
declare lines record;
begin
  select coalesce(sum(unit_price_rwf * quantity), 0) as subtotal_rwf, coalesce(sum(discount_share_rwf), 0) as discount_rwf
    into lines from order_lines where order_id = new.order_id;
  if lines.subtotal_rwf <> new.subtotal_rwf or lines.discount_rwf <> new.discount_rwf then
    raise exception 'the lines of order % do not add up to it', new.order_id using errcode = 'check_violation';
  end if;
  return null;
end $$;
create constraint trigger orders_sum_of_lines after insert on orders deferrable initially deferred for each row
  execute function check_order_adds_up();

-- ── states change by steps ──────────────────────────────────────────────────────────────────────

-- contract/src/rules/transitions.ts says the same. A row may be inserted in any state: books of before can be brought along.
create table order_transitions (
  from_status text not null,
  to_status text not null,
  primary key (from_status, to_status)
);
insert into order_transitions (from_status, to_status) values
  ('pending', 'preparing'),
  ('preparing', 'in_transit'),
  ('in_transit', 'delivered'),
  ('pending', 'cancelled'),
  ('preparing', 'cancelled'),
  ('in_transit', 'cancelled');

create table payment_transitions (
  from_state text not null,
  to_state text not null,
  primary key (from_state, to_state)
);
insert into payment_transitions (from_state, to_state) values
  ('created', 'pending'),
  ('created', 'submitted'),
  ('created', 'failed'),
  ('created', 'expired'),
  ('pending', 'succeeded'),
  ('pending', 'failed'),
  ('pending', 'expired'),
  ('submitted', 'succeeded'),
  ('submitted', 'rejected'),
  ('succeeded', 'refunded');

create function check_order_step() returns trigger language plpgsql as $$
begin
  if not exists (select from order_transitions where from_status = old.status and to_status = new.status) then
    raise exception 'an order does not go from % to %', old.status, new.status using errcode = 'check_violation';
  end if;
  return new;
end $$;
create trigger orders_step before update on orders for each row
  when (old.status is distinct from new.status) execute function check_order_step();

create function check_payment_step() returns trigger language plpgsql as $$
begin
  if not exists (select from payment_transitions where from_state = old.state and to_state = new.state) then
    raise exception 'a payment does not go from % to %', old.state, new.state using errcode = 'check_violation';
  end if;
  return new;
end $$;
create trigger payment_attempts_step before update on payment_attempts for each row
  when (old.state is distinct from new.state) execute function check_payment_step();

-- ── an ordered cart stays as it was ─────────────────────────────────────────────────────────────

create trigger carts_ordered_once before update on carts for each row
  when (old.ordered_at is not null and old.ordered_at is distinct from new.ordered_at) execute function refuse_rewriting();

-- Waits for whoever is ordering the cart. What goes with its product (depth 2: the reference does it) goes from every cart.
create function refuse_change_of_ordered_cart() returns trigger language plpgsql as $$
declare cart record;
begin
  if pg_trigger_depth() = 1 then
    for cart in select ordered_at from carts where cart_id in (old.cart_id, new.cart_id) for share loop
      if cart.ordered_at is not null then
        raise exception 'an ordered cart does not change' using errcode = 'restrict_violation';
      end if;
    end loop;
  end if;
  return coalesce(new, old);
end $$;
create trigger cart_items_of_open_cart before insert or update or delete on cart_items for each row
  execute function refuse_change_of_ordered_cart();

-- ── reserved pieces are the sum of what orders hold ─────────────────────────────────────────────

-- Kept by the reservations themselves, so that the two can never differ and nothing has to be summed up.
create function follow_reservation() returns trigger language plpgsql as $$
begin
  update stock
    set reserved = reserved + case when new.released_at is null then new.pieces else -new.pieces end
    where stock_id = new.stock_id;
  return null;
end $$;
create trigger stock_reservations_taken after insert on stock_reservations for each row
  when (new.released_at is null) execute function follow_reservation();
create trigger stock_reservations_given_back after update on stock_reservations for each row
  when (old.released_at is null and new.released_at is not null) execute function follow_reservation();

create trigger stock_reservations_written_once before update on stock_reservations for each row
  when (
    (old.order_id, old.stock_id, old.pieces) is distinct from (new.order_id, new.stock_id, new.pieces)
    or old.released_at is not null and old.released_at is distinct from new.released_at
  )
  execute function refuse_rewriting();

create function refuse_reserving_by_hand() returns trigger language plpgsql as $$
begin
  raise exception 'reserved pieces follow the reservations' using errcode = 'restrict_violation';
end $$;
create trigger stock_nothing_reserved_yet before insert on stock for each row
  when (new.reserved <> 0) execute function refuse_reserving_by_hand();
create trigger stock_reserved_follows before update on stock for each row
  when (old.reserved <> new.reserved and pg_trigger_depth() = 0) execute function refuse_reserving_by_hand();

-- ── categories are a tree of three levels ───────────────────────────────────────────────────────

-- What cannot be reached from the top in three steps is too deep or in a circle. Named to come after categories_bump, which
-- locks the catalogue's version: of two writers the second looks when the first has committed.
create function check_category_tree() returns trigger language plpgsql as $$
declare lost text;
begin
  with recursive tree as (
    select category_id, 1 as level from categories where parent_id is null
    union all
    select child.category_id, level + 1 from categories child join tree on child.parent_id = tree.category_id where level < 3
  )
  select category_id into lost from categories where category_id not in (select category_id from tree) limit 1;
  if found then
    raise exception 'category % is more than three levels deep, or below itself', lost using errcode = 'check_violation';
  end if;
  return null;
end $$;
create trigger categories_tree after insert or update of parent_id on categories for each statement
  execute function check_category_tree();
