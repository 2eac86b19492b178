-- Buying: coupons that are used, payments that are asked for, what staff must look at, and who they are.

-- ── staff ───────────────────────────────────────────────────────────────────────────────────────

create table staff (
  staff_id uuid primary key default gen_random_uuid(),
  -- One way to write each.
  username text not null unique check (username = lower(username) and username <> ''),
  name text not null check (name <> ''),
  password_hash text not null,
  created_at timestamptz not null default now(),
  -- Set: cannot come in any more; what they did stays theirs.
  disabled_at timestamptz
);

create table staff_sessions (
  token_hash bytea primary key,
  staff_id uuid not null references staff on delete cascade,
  -- Where it was opened: from there its owner need not wait for strangers who guess. So a session that ended is kept for a while.
  address text not null default '',
  created_at timestamptz not null default now(),
  expires_at timestamptz not null
);
create index staff_sessions_staff on staff_sessions (staff_id, address);
create index staff_sessions_end on staff_sessions (expires_at);

-- ── coupons that are used ───────────────────────────────────────────────────────────────────────

-- How often a coupon is used now, kept by its redemptions: counted nowhere, and never beyond its limit.
alter table coupons add column redeemed integer not null default 0;
alter table coupons add constraint coupons_within_limit check (redeemed >= 0 and (total_limit is null or redeemed <= total_limit));

create table coupon_redemptions (
  order_id uuid primary key references orders deferrable initially deferred,
  -- Null once the coupon is gone, with the account it was for.
  coupon_id uuid references coupons on delete set null,
  -- Hashes of account, e-mail address and phone: by any of them a person is known again. Null once the coupon cannot be used any more,
  -- or was given back: then nobody asks.
  person_keys bytea[] check (cardinality(person_keys) between 1 and 5),
  created_at timestamptz not null default now(),
  -- Set: the order was cancelled, and the coupon can be used again.
  released_at timestamptz
);
create index coupon_redemptions_coupon on coupon_redemptions (coupon_id);
create index coupon_redemptions_person on coupon_redemptions using gin (person_keys) where released_at is null;

create trigger coupon_redemptions_kept before delete on coupon_redemptions for each row execute function refuse_rewriting();
create trigger coupon_redemptions_never_emptied before truncate on coupon_redemptions for each statement execute function refuse_rewriting();
create trigger coupon_redemptions_written_once before update on coupon_redemptions for each row
  when (
    (old.order_id, old.created_at) is distinct from (new.order_id, new.created_at)
    or new.person_keys is not null and old.person_keys is distinct from new.person_keys
    or new.coupon_id is not null and old.coupon_id is distinct from new.coupon_id
    or old.released_at is not null and old.released_at is distinct from new.released_at
  )
  execute function refuse_rewriting();

-- The count locks the coupon's row, so of two orders at once the second looks when the first has committed.
create function follow_redemption() returns trigger language plpgsql as $$
declare
  times_by_person integer;
  person_limit_now integer;
begin
  update coupons set redeemed = redeemed + case when new.released_at is null then 1 else -1 end
    where coupon_id = new.coupon_id
    returning person_limit into person_limit_now;
  if new.released_at is null and person_limit_now is not null then
    select count(*) into times_by_person from coupon_redemptions
      where coupon_id = new.coupon_id and released_at is null and person_keys && new.person_keys;
    if times_by_person > person_limit_now then
      raise exception 'this person has used the coupon as often as one may' using errcode = 'check_violation', constraint = 'coupons_within_person_limit';
    end if;
  end if;
  return null;
end $$;
create trigger coupon_redemptions_counted after insert on coupon_redemptions for each row
  when (new.released_at is null) execute function follow_redemption();
create trigger coupon_redemptions_given_back after update on coupon_redemptions for each row
  when (old.released_at is null and new.released_at is not null) execute function follow_redemption();

create function refuse_counting_by_hand() returns trigger language plpgsql as $$
begin
  raise exception 'how often a coupon is used follows its redemptions' using errcode = 'restrict_violation';
end $$;
create trigger coupons_nothing_redeemed_yet before insert on coupons for each row
  when (new.redeemed <> 0) execute function refuse_counting_by_hand();
create trigger coupons_redeemed_follows before update on coupons for each row
  when (old.redeemed <> new.redeemed and pg_trigger_depth() = 0) execute function refuse_counting_by_hand();

-- ── stock that has left ─────────────────────────────────────────────────────────────────────────

-- Shipped pieces are neither reserved nor on hand any more. What is shipped is not given back.
alter table stock_reservations add column shipped_at timestamptz;
alter table stock_reservations add constraint stock_reservations_end_once check (released_at is null or shipped_at is null);
create function follow_shipment() returns trigger language plpgsql as $$
begin
  update stock set reserved = reserved - new.pieces, on_hand = on_hand - new.pieces where stock_id = new.stock_id;
  return null;
end $$;
create trigger stock_reservations_shipped after update on stock_reservations for each row
  when (old.shipped_at is null and new.shipped_at is not null) execute function follow_shipment();
create trigger stock_reservations_shipped_once before update on stock_reservations for each row
  when (old.shipped_at is not null and old.shipped_at is distinct from new.shipped_at) execute function refuse_rewriting();

-- ── payments ────────────────────────────────────────────────────────────────────────────────────

alter table payment_attempts drop constraint payment_attempts_provider_check;
alter table payment_attempts add constraint payment_attempts_provider_check check (provider in ('mobile_money', 'pesapal', 'momo'));
-- What the provider is asked for; the shop's prices are francs, a sandbox may know other money only.
alter table payment_attempts add column currency text not null default 'RWF' check (currency ~ '^[A-Z]{3}$');
-- Where a person pays who has begun to.
alter table payment_attempts add column redirect_url text not null default '';
-- The number that the money comes from, as far as it is known.
alter table payment_attempts add column payer_phone text not null default '';
-- What the provider calls the payment once it is made, and how it was made: 'Visa', 'MTN'.
alter table payment_attempts add column confirmation_code text not null default '';
alter table payment_attempts add column method text not null default '';
alter table payment_attempts add column updated_at timestamptz not null default now();
-- When the provider is asked next, without anybody telling us to; null: never again.
alter table payment_attempts add column next_check_at timestamptz;
-- A transaction pays one order. Whose id was rejected never paid, and must not stand in the way of whoever did.
alter table payment_attempts drop constraint payment_attempts_provider_provider_reference_key;
create unique index payment_attempts_reference_once on payment_attempts (provider, provider_reference) where state <> 'rejected';
create index payment_attempts_rejected on payment_attempts (provider_reference) where state = 'rejected';
create index payment_attempts_confirmation on payment_attempts (upper(confirmation_code)) where confirmation_code <> '';
create index payment_attempts_payer on payment_attempts (payer_phone) where payer_phone <> '';
create index payment_attempts_came_in on payment_attempts (order_id) include (amount_rwf) where state = 'succeeded';
-- A refund is asked for once.
alter table payment_attempts add column refund_asked_at timestamptz;
create index payment_attempts_due on payment_attempts (next_check_at) where next_check_at is not null;

-- Money that comes late is money: whatever we had thought of the attempt.
insert into payment_transitions (from_state, to_state) values
  ('created', 'succeeded'),
  ('failed', 'succeeded'),
  ('expired', 'succeeded');

-- What staff must look at: each fact once, also when it was resolved and is found again. `detail` is a part of the fact: a payment that
-- is not as it was asked for, and then is so in another way, is told of again.
create table payment_problems (
  payment_problem_id uuid primary key default gen_random_uuid(),
  order_id uuid not null references orders,
  payment_attempt_id uuid references payment_attempts,
  kind text not null check (kind in ('paid_twice', 'paid_after_cancel', 'reversed', 'mismatch', 'refund_due', 'used_twice')),
  detail text not null default '',
  created_at timestamptz not null default now(),
  resolved_at timestamptz,
  resolved_by uuid references staff,
  resolution text not null default '',
  unique nulls not distinct (order_id, payment_attempt_id, kind, detail)
);
create index payment_problems_open on payment_problems (created_at, payment_problem_id) where resolved_at is null;
create index payment_problems_age on payment_problems (created_at, payment_problem_id);
create trigger payment_problems_kept before delete on payment_problems for each row execute function refuse_rewriting();
create trigger payment_problems_never_emptied before truncate on payment_problems for each statement execute function refuse_rewriting();

-- ── orders ──────────────────────────────────────────────────────────────────────────────────────

-- The shopper was reminded that it is not paid.
alter table orders add column reminded_at timestamptz;
-- From when its time to be paid runs: of orders that are there already, from now on, as nobody was told of a time before.
alter table orders add column waits_since timestamptz not null default now();
create index orders_waiting on orders (waits_since) where status = 'pending';
-- Why staff have cancelled it, in words that whoever ordered reads.
alter table orders add column cancel_reason text not null default '';
-- What staff look for: by age, by status, by the beginning of an id, by any word of a name, by a number.
create index orders_age on orders (created_at, order_id);
create index orders_status on orders (status, created_at, order_id);
create index orders_id_text on orders ((order_id::text) text_pattern_ops);
create index orders_customer_name on orders using gin (to_tsvector('simple', customer_name));
create index orders_customer_phone on orders (customer_phone);

-- Who moved an order or a payment, when, from where to where, and why: in the transaction that moves it.
create table order_log (
  order_log_id bigint generated always as identity primary key,
  order_id uuid not null references orders,
  payment_attempt_id uuid references payment_attempts,
  -- Null: it began.
  from_state text,
  to_state text not null,
  actor text not null check (actor in ('shopper', 'staff', 'provider', 'job')),
  staff_id uuid references staff,
  reason text not null default '',
  created_at timestamptz not null default now(),
  check ((actor = 'staff') = (staff_id is not null))
);
create index order_log_of_order on order_log (order_id, order_log_id);
create trigger order_log_kept before delete on order_log for each row execute function refuse_rewriting();
-- What staff wrote goes with the person whom it may name (forget_customer), and by nobody's hand.
create trigger order_log_written_once before update on order_log for each row
  when (
    (old.order_log_id, old.order_id, old.payment_attempt_id, old.from_state, old.to_state, old.actor, old.staff_id, old.created_at)
    is distinct from
    (new.order_log_id, new.order_id, new.payment_attempt_id, new.from_state, new.to_state, new.actor, new.staff_id, new.created_at)
    or new.reason <> '' or pg_trigger_depth() = 0
  )
  execute function refuse_rewriting();
create trigger order_log_never_emptied before truncate on order_log for each statement execute function refuse_rewriting();

-- An order that forgets whom it was for forgets from which number it was paid, too, and whatever staff wrote in words of their own.
-- The books keep who did what, when, and by which transaction the money came.
create or replace function forget_customer() returns trigger language plpgsql as $$
begin
  new.customer_name := 'erased';
  new.customer_email := 'erased';
  new.customer_phone := 'erased';
  new.address := 'erased';
  new.cancel_reason := '';
  update payment_attempts set payer_phone = '', reason = '' where order_id = new.order_id and payer_phone || reason <> '';
  update payment_problems set resolution = '' where order_id = new.order_id and resolution <> '';
  update order_log set reason = '' where order_id = new.order_id and actor = 'staff' and reason <> '';
  return new;
end $$;

-- ── settings ────────────────────────────────────────────────────────────────────────────────────

-- An order that is not paid by then is cancelled; half that time before, whoever placed it is reminded.
alter table site_settings add column unpaid_hours integer not null default 72 check (unpaid_hours between 1 and 2160);
-- How to pay from another network than the code's, in words.
alter table site_settings add column other_networks text not null default '';
