-- Coupons and delivery fees that staff edit.

-- ── codes in bulk ───────────────────────────────────────────────────────────────────────────────

-- Random codes that share one set of rules. Each code is a row of coupons with the same rules, so redeeming reads one row.
create table coupon_batches (
  coupon_batch_id uuid primary key default gen_random_uuid(),
  -- For staff. Unique, so that a request that is sent twice creates one batch.
  name text not null check (name <> ''),
  prefix text not null default '' check (prefix ~ '^([A-Z0-9][A-Z0-9-]{0,19})?$'),
  count integer not null check (count between 1 and 10000),
  coupon_type text not null check (coupon_type in ('percentage', 'fixed')),
  discount integer not null check (discount > 0 and (coupon_type = 'fixed' or discount <= 100)),
  minimum_spend_rwf integer not null default 0 check (minimum_spend_rwf >= 0),
  starts_at timestamptz not null default now(),
  ends_at timestamptz check (ends_at > starts_at),
  total_limit integer check (total_limit > 0),
  person_limit integer check (person_limit > 0),
  new_members_only boolean not null default false,
  created_at timestamptz not null default now(),
  version integer not null default 1
);
create unique index coupon_batches_name on coupon_batches (lower(name));
create trigger coupon_batches_version before update on coupon_batches for each row execute function raise_version();
create trigger coupon_batches_audit after insert or update or delete on coupon_batches for each row
  execute function audit_change('coupon_batch_id', '', 'version,created_at');

-- ── coupons ─────────────────────────────────────────────────────────────────────────────────────

-- For staff: what the coupon is for.
alter table coupons add column note text not null default '';
alter table coupons add column version integer not null default 1;
alter table coupons add column coupon_batch_id uuid references coupon_batches on delete cascade;
alter table coupons add constraint coupons_one_kind check (user_id is null or coupon_batch_id is null);
create index coupons_batch on coupons (coupon_batch_id, coupon_code) where coupon_batch_id is not null;
create index coupons_single on coupons (created_at, coupon_id) where user_id is null and coupon_batch_id is null;
create index coupons_age on coupons (created_at, coupon_id);

-- Uses are no edits: an editor must not lose her change because a shopper used the coupon meanwhile.
create trigger coupons_version before update on coupons for each row when (old.redeemed = new.redeemed) execute function raise_version();

-- Logged are coupons that staff edit. Welcome coupons come with every sign-up, and codes of a batch are logged with their batch.
create trigger coupons_audit_insert after insert on coupons for each row
  when (new.user_id is null and new.coupon_batch_id is null)
  execute function audit_change('coupon_id', '', 'redeemed,version,created_at');
create trigger coupons_audit_update after update on coupons for each row
  when (old.redeemed = new.redeemed and new.user_id is null and new.coupon_batch_id is null)
  execute function audit_change('coupon_id', '', 'redeemed,version,created_at');
create trigger coupons_audit_delete after delete on coupons for each row
  when (old.user_id is null and old.coupon_batch_id is null)
  execute function audit_change('coupon_id', '', 'redeemed,version,created_at');

-- A coupon that an order has used keeps what the order and its customer were told: its code, its discount, its start, and for whom it is.
-- The statement in the function sees orders that committed while this one waited for the coupon's row.
create function keep_used_coupon() returns trigger language plpgsql as $$
begin
  if exists (select from coupon_redemptions where coupon_id = old.coupon_id) then
    raise exception 'a coupon that was used keeps its terms' using errcode = 'restrict_violation', constraint = 'coupons_used';
  end if;
  return case when tg_op = 'DELETE' then old else new end;
end $$;
create trigger coupons_used_terms before update on coupons for each row
  when ((old.coupon_code, old.coupon_type, old.discount, old.starts_at, old.new_members_only)
    is distinct from (new.coupon_code, new.coupon_type, new.discount, new.starts_at, new.new_members_only))
  execute function keep_used_coupon();
-- A welcome coupon goes with its customer's account.
create trigger coupons_used_kept before delete on coupons for each row when (old.user_id is null) execute function keep_used_coupon();

-- Ending a batch, or giving it more time, reaches each of its codes. Its other rules never change.
create function follow_coupon_batch() returns trigger language plpgsql as $$
begin
  update coupons set ends_at = new.ends_at where coupon_batch_id = new.coupon_batch_id;
  return null;
end $$;
create trigger coupon_batches_ends after update on coupon_batches for each row
  when (old.ends_at is distinct from new.ends_at) execute function follow_coupon_batch();
create trigger coupon_batches_rules_kept before update on coupon_batches for each row
  when ((old.prefix, old.count, old.coupon_type, old.discount, old.minimum_spend_rwf, old.starts_at, old.total_limit, old.person_limit,
      old.new_members_only)
    is distinct from (new.prefix, new.count, new.coupon_type, new.discount, new.minimum_spend_rwf, new.starts_at, new.total_limit,
      new.person_limit, new.new_members_only))
  execute function refuse_rewriting();

-- ── delivery fees ───────────────────────────────────────────────────────────────────────────────

-- Staff edit all bands together, so they have one version.
create table shipping_band_set (
  scope text primary key default 'all' check (scope = 'all'),
  version integer not null default 1
);
insert into shipping_band_set default values;

-- Locks the set, so that two transactions that change it run one after the other, and each sees the whole set at its commit.
create function raise_band_set_version() returns trigger language plpgsql as $$
begin
  update shipping_band_set set version = version + 1;
  return null;
end $$;
create trigger shipping_bands_version after insert or update or delete on shipping_bands for each statement
  execute function raise_band_set_version();

-- Deferred to the commit: a set is replaced by deleting and inserting bands. A shop that is not set up has none. The first band begins at 0 or
-- 1 g, because every order weighs something.
create function check_band_gaps() returns trigger language plpgsql as $$
begin
  if exists (
    select from (select min_weight_g, coalesce(lag(max_weight_g) over (order by min_weight_g), least(min_weight_g, 1) - 1) as before_g from shipping_bands) as bands
    where min_weight_g <> before_g + 1
  ) then
    raise exception 'the shipping bands leave weights without a fee' using errcode = 'check_violation', constraint = 'shipping_bands_without_gaps';
  end if;
  return null;
end $$;
create constraint trigger shipping_bands_without_gaps after insert or update or delete on shipping_bands deferrable initially deferred
  for each row execute function check_band_gaps();
create trigger shipping_bands_audit after insert or update or delete on shipping_bands for each row
  execute function audit_change('shipping_band_id', '', '');
