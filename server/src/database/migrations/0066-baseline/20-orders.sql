-- Orders with their lines, their stages and the notes of staff. An order copies all that it shows, and what it says about money is never
-- changed.

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
  -- The shopper was reminded that it is not paid.
  reminded_at timestamptz,
  -- From when its time to be paid runs.
  waits_since timestamptz not null default now(),
  -- Why staff have cancelled it, in words that whoever ordered reads.
  cancel_reason text not null default '',
  -- SHA-256 of what was asked for with the idempotency key: the same key for anything else is refused. Null: forgotten with the customer.
  request_hash bytea check (length(request_hash) = 32),
  -- The version counts corrections of the contact, so that the second of two staff members learns of the first one's.
  version integer not null default 1,
  -- The staff member who typed it in; null: the shopper placed it.
  entered_by uuid references staff,
  -- The customer has no account. Her contact is in the order alone.
  is_guest boolean not null default false,
  -- When the contact of a customer without an account was erased.
  erased_at timestamptz,
  -- She has erased an account with the same e-mail address or phone number: the sweep need not wait half a year once the order has ended.
  erasure_asked_at timestamptz,
  -- Whether the shop promised a free gift with a first order when this order was placed.
  gift_promised boolean not null default false,
  constraint orders_total_adds_up check (total_rwf = subtotal_rwf + shipping_fee_rwf - discount_rwf),
  unique (user_id, idempotency_key),
  constraint orders_guest check (not is_guest or (user_id is null and entered_by is not null)),
  constraint orders_erasure_asked check (is_guest or erasure_asked_at is null)
);
create index orders_of_user on orders (user_id, created_at desc);
create index orders_waiting on orders (waits_since) where status = 'pending';
-- What staff look for: by age, by status, by the beginning of an id, by any word of a name, by a number.
create index orders_age on orders (created_at, order_id);
create index orders_status on orders (status, created_at, order_id);
create index orders_id_text on orders ((order_id::text) text_pattern_ops);
create index orders_customer_phone on orders (customer_phone);
-- The largest orders first, and orders by coupon.
create index orders_total on orders (total_rwf, order_id);
create index orders_coupon on orders (coupon_code, created_at, order_id) where coupon_code is not null;
create unique index orders_entered_once on orders (idempotency_key) where entered_by is not null;
create index orders_entered on orders (created_at, order_id) where entered_by is not null;
create index orders_of_guests on orders (created_at) where is_guest and erased_at is null;
-- Staff look for an order by the last digits of a phone number, which customers say and couriers note.
create index orders_phone_ending on orders (reverse(customer_phone) text_pattern_ops);
-- Finds the open orders that a staff member has entered, whose unpaid ones hold stock within a limit of her role.
create index orders_entered_by on orders (entered_by) where entered_by is not null and status not in ('delivered', 'cancelled');
create index orders_customer_name on orders using gin (name_words(customer_name));

-- Rows are never deleted.
create trigger orders_kept before delete on orders for each row execute function refuse_rewriting();

-- The table is never emptied.
create trigger orders_never_emptied before truncate on orders for each statement execute function refuse_rewriting();

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

-- Runs at the commit.
create constraint trigger orders_sum_of_lines after insert on orders deferrable initially deferred for each row
  execute function check_order_adds_up();

create function check_order_step() returns trigger language plpgsql as $$
begin
  if not exists (select from order_transitions where from_status = old.status and to_status = new.status) then
    raise exception 'an order does not go from % to %', old.status, new.status using errcode = 'check_violation';
  end if;
  return new;
end $$;

-- The status changes by the steps of order_transitions.
create trigger orders_step before update on orders for each row
  when (old.status is distinct from new.status) execute function check_order_step();

-- The catalogue's version is locked before the reviews: a delivery that changes stock too has it already, and who changes a review
-- through the shop takes it first.
create function verify_buyer() returns trigger language plpgsql as $$
declare shown text[];
declare latest bigint;
begin
  select array_agg(distinct product_id) into shown from reviews
    where user_id = new.user_id and not verified_buyer and hidden_at is null
      and product_id in (select product_id from order_lines where order_id = new.order_id);
  if shown is not null then
    latest := next_catalogue_version();
    insert into catalogue_changes select latest, unnest(shown);
  end if;
  update reviews set verified_buyer = true
    where user_id = new.user_id and not verified_buyer
      and product_id in (select product_id from order_lines where order_id = new.order_id);
  return null;
end $$;

-- At the commit, when the lines of an order that is inserted as delivered are there. Marks the customer's reviews of what she received.
create constraint trigger orders_delivered after insert or update of status on orders deferrable initially deferred for each row
  when (new.status = 'delivered') execute function verify_buyer();

-- What was ordered and for how much never changes. The customer may be corrected or erased, and the status changes by steps (orders_step).
create trigger orders_written_once before update on orders for each row
  when (
    (old.order_id, old.cart_id, old.idempotency_key, old.total_weight_g, old.subtotal_rwf, old.shipping_fee_rwf, old.coupon_code,
     old.coupon_type, old.discount_rwf, old.total_rwf, old.created_at, old.made_in)
    is distinct from
    (new.order_id, new.cart_id, new.idempotency_key, new.total_weight_g, new.subtotal_rwf, new.shipping_fee_rwf, new.coupon_code,
     new.coupon_type, new.discount_rwf, new.total_rwf, new.created_at, new.made_in)
    or new.request_hash is not null and old.request_hash is distinct from new.request_hash
  )
  execute function refuse_rewriting();

-- Raises the version when staff correct the contact.
create trigger orders_version before update of customer_name, customer_phone, address on orders for each row
  when ((old.customer_name, old.customer_phone, old.address) is distinct from (new.customer_name, new.customer_phone, new.address))
  execute function raise_version();

-- The audit log has each correction of a contact, without the values, because the log cannot be erased. Erasing a customer is no
-- correction.
create trigger orders_audit after update of customer_name, customer_phone, address on orders for each row
  when ((old.customer_name, old.customer_phone, old.address) is distinct from (new.customer_name, new.customer_phone, new.address)
    and new.customer_phone <> 'erased')
  execute function audit_change('order_id', 'customer_name,customer_phone,address', 'version');

-- The books keep what was sold and for how much, who did what and when, and by which transaction the money came. Whom the order was for is
-- needed until it has arrived; then it goes, where there is no account any more, and with it the number that it was paid from and whatever
-- staff wrote in words of their own. No account takes the mails to a guest with it.
create function forget_customer() returns trigger language plpgsql as $$
begin
  new.customer_name := 'erased';
  new.customer_email := 'erased';
  new.customer_phone := 'erased';
  new.address := 'erased';
  new.cancel_reason := '';
  new.request_hash := null;
  update payment_attempts set payer_phone = '', reason = '' where order_id = new.order_id and payer_phone || reason <> '';
  update payment_problems set resolution = '' where order_id = new.order_id and resolution <> '';
  update order_log set reason = '' where order_id = new.order_id and actor = 'staff' and reason <> '';
  update order_notes set text = '' where order_id = new.order_id and text <> '';
  if new.is_guest then
    delete from mails where order_id = new.order_id;
  end if;
  return new;
end $$;

-- Erases the customer from an order of an erased account that ends, and from that of a guest who is erased.
create trigger orders_forget_customer before update on orders for each row
  when (not new.is_guest and new.user_id is null and new.status in ('delivered', 'cancelled')
      and (old.user_id is not null or new.status is distinct from old.status)
    or new.is_guest and old.erased_at is null and new.erased_at is not null)
  execute function forget_customer();

-- The sweep of old orders is none of the staff's doings.
create function audit_guest_erased() returns trigger language plpgsql as $$
begin
  insert into audit_log (noun, record_id, action, changes, staff_id) values (
    'orders', new.order_id, 'update', '{"customer": {"hidden": true}}', current_setting('shop.staff_id')::uuid);
  return null;
end $$;

-- The audit log has which member erased the contact of a guest. The sweep of old orders is none of the staff's doings.
create trigger orders_guest_erased_audit after update of erased_at on orders for each row
  when (old.erased_at is null and new.erased_at is not null and coalesce(current_setting('shop.staff_id', true), '') <> '')
  execute function audit_guest_erased();

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

-- Rows are never deleted.
create trigger order_lines_kept before delete on order_lines for each row execute function refuse_rewriting();

-- The table is never emptied.
create trigger order_lines_never_emptied before truncate on order_lines for each statement execute function refuse_rewriting();

-- Rows are never changed.
create trigger order_lines_written_once before update on order_lines for each row execute function refuse_rewriting();

-- Lines come in the transaction that makes the order: later not even one that costs nothing.
create function refuse_late_lines() returns trigger language plpgsql as $$
begin
  if exists (select from inserted join orders using (order_id) where made_in <> pg_current_xact_id()) then
    raise exception 'an order takes no lines after it was made' using errcode = 'restrict_violation';
  end if;
  return null;
end $$;

-- Lines come with their order.
create trigger order_lines_in_time after insert on order_lines referencing new table as inserted for each statement
  execute function refuse_late_lines();

-- The stages of an order, each once.
create table order_events (
  order_event_id uuid primary key default gen_random_uuid(),
  order_id uuid not null references orders,
  stage text not null check (stage in ('ordered', 'packaging', 'shipping', 'arrived', 'delivering', 'delivered', 'cancelled')),
  created_at timestamptz not null default now(),
  unique (order_id, stage)
);

-- Rows are never deleted.
create trigger order_events_kept before delete on order_events for each row execute function refuse_rewriting();

-- The table is never emptied.
create trigger order_events_never_emptied before truncate on order_events for each statement execute function refuse_rewriting();

-- Rows are never changed.
create trigger order_events_written_once before update on order_events for each row execute function refuse_rewriting();

-- The steps of an order: contract/src/rules/transitions.ts says the same. A row may be inserted in any state.
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

-- Staff can still refund, reject and resolve once the customer is erased from the order. What they did is kept, and their words, which may
-- name her, are not.
create function is_customer_erased(erased_order_id uuid) returns boolean language sql stable
  return exists (select from orders where order_id = erased_order_id and customer_phone = 'erased');

-- Written once. The text goes with the customer, whom it may name (forget_customer), and in no other way.
create table order_notes (
  order_note_id uuid primary key default gen_random_uuid(),
  order_id uuid not null references orders,
  staff_id uuid not null references staff,
  text text not null check (length(text) <= 2000),
  created_at timestamptz not null default now()
);
create index order_notes_of_order on order_notes (order_id, created_at);

-- Rows are never deleted.
create trigger order_notes_kept before delete on order_notes for each row execute function refuse_rewriting();

-- The table is never emptied.
create trigger order_notes_never_emptied before truncate on order_notes for each statement execute function refuse_rewriting();

-- A note is never changed, but its text is emptied when the customer is erased (forget_customer).
create trigger order_notes_written_once before update on order_notes for each row
  when (
    (old.order_note_id, old.order_id, old.staff_id, old.created_at) is distinct from (new.order_note_id, new.order_id, new.staff_id, new.created_at)
    or new.text <> '' or pg_trigger_depth() = 0
  )
  execute function refuse_rewriting();

-- The audit log has who wrote a note, without its text.
create trigger order_notes_audit after insert on order_notes for each row
  execute function audit_change('order_id', 'text', 'order_note_id,staff_id,created_at');
