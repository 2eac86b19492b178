-- Coupons, the orders that used them, and who has had the one for new members.

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

-- The second of two editors learns of the first one's change.
create trigger coupon_batches_version before update on coupon_batches for each row execute function raise_version();

-- The audit log has each change.
create trigger coupon_batches_audit after insert or update or delete on coupon_batches for each row
  execute function audit_change('coupon_batch_id', '', 'version,created_at');

-- Ending a batch, or giving it more time, reaches each of its codes. Its other rules never change.
create function follow_coupon_batch() returns trigger language plpgsql as $$
begin
  update coupons set ends_at = new.ends_at where coupon_batch_id = new.coupon_batch_id;
  return null;
end $$;

-- The new end applies to each code.
create trigger coupon_batches_ends after update on coupon_batches for each row
  when (old.ends_at is distinct from new.ends_at) execute function follow_coupon_batch();

-- All rules but the end stay as they were when the codes were made.
create trigger coupon_batches_rules_kept before update on coupon_batches for each row
  when ((old.prefix, old.count, old.coupon_type, old.discount, old.minimum_spend_rwf, old.starts_at, old.total_limit, old.person_limit,
      old.new_members_only)
    is distinct from (new.prefix, new.count, new.coupon_type, new.discount, new.minimum_spend_rwf, new.starts_at, new.total_limit,
      new.person_limit, new.new_members_only))
  execute function refuse_rewriting();

create table coupons (
  coupon_id uuid primary key default gen_random_uuid(),
  -- One way to write each: people type them in any case.
  coupon_code text not null unique check (coupon_code ~ '^[A-Z0-9][A-Z0-9-]{2,39}$'),
  coupon_type text not null check (coupon_type in ('percentage', 'fixed')),
  discount integer not null check (discount > 0 and (coupon_type = 'fixed' or discount <= 100)),
  minimum_spend_rwf integer not null default 0 check (minimum_spend_rwf >= 0),
  starts_at timestamptz not null default now(),
  ends_at timestamptz check (ends_at > starts_at),
  -- How often in all, and by one person; null: as often as one likes.
  total_limit integer check (total_limit > 0),
  person_limit integer check (person_limit > 0),
  new_members_only boolean not null default false,
  -- Set: nobody else can use it. It goes with the account; an order that used it has copied what it was.
  user_id uuid references users on delete cascade,
  created_at timestamptz not null default now(),
  -- How often a coupon is used now, kept by its redemptions: counted nowhere, and never beyond its limit.
  redeemed integer not null default 0,
  -- For staff: what the coupon is for.
  note text not null default '',
  version integer not null default 1,
  coupon_batch_id uuid references coupon_batches on delete cascade,
  constraint coupons_within_limit check (redeemed >= 0 and (total_limit is null or redeemed <= total_limit)),
  constraint coupons_one_kind check (user_id is null or coupon_batch_id is null)
);
create index coupons_of_user on coupons (user_id);
create index coupons_batch on coupons (coupon_batch_id, coupon_code) where coupon_batch_id is not null;
create index coupons_single on coupons (created_at, coupon_id) where user_id is null and coupon_batch_id is null;
create index coupons_age on coupons (created_at, coupon_id);

create function refuse_counting_by_hand() returns trigger language plpgsql as $$
begin
  raise exception 'how often a coupon is used follows its redemptions' using errcode = 'restrict_violation';
end $$;

-- A coupon begins unused.
create trigger coupons_nothing_redeemed_yet before insert on coupons for each row
  when (new.redeemed <> 0) execute function refuse_counting_by_hand();

-- Only the triggers of redemptions change how often it is used.
create trigger coupons_redeemed_follows before update on coupons for each row
  when (old.redeemed <> new.redeemed and pg_trigger_depth() = 0) execute function refuse_counting_by_hand();

-- Uses are no edits: an editor must not lose her change because a shopper used the coupon meanwhile.
create trigger coupons_version before update on coupons for each row when (old.redeemed = new.redeemed) execute function raise_version();

-- Logged are coupons that staff edit. Welcome coupons come with every sign-up, and codes of a batch are logged with their batch.
create trigger coupons_audit_insert after insert on coupons for each row
  when (new.user_id is null and new.coupon_batch_id is null)
  execute function audit_change('coupon_id', '', 'redeemed,version,created_at');

-- The audit log has changes of these coupons, but not their uses.
create trigger coupons_audit_update after update on coupons for each row
  when (old.redeemed = new.redeemed and new.user_id is null and new.coupon_batch_id is null)
  execute function audit_change('coupon_id', '', 'redeemed,version,created_at');

-- The audit log has those that are deleted.
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

-- These terms stay once the coupon is used.
create trigger coupons_used_terms before update on coupons for each row
  when ((old.coupon_code, old.coupon_type, old.discount, old.starts_at, old.new_members_only)
    is distinct from (new.coupon_code, new.coupon_type, new.discount, new.starts_at, new.new_members_only))
  execute function keep_used_coupon();

-- A coupon that was used is not deleted. A welcome coupon goes with its customer's account.
create trigger coupons_used_kept before delete on coupons for each row when (old.user_id is null) execute function keep_used_coupon();

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

-- Rows are never deleted.
create trigger coupon_redemptions_kept before delete on coupon_redemptions for each row execute function refuse_rewriting();

-- The table is never emptied.
create trigger coupon_redemptions_never_emptied before truncate on coupon_redemptions
  for each statement execute function refuse_rewriting();

-- A redemption keeps its order, and is given back once. What it names may be forgotten.
create trigger coupon_redemptions_written_once before update on coupon_redemptions for each row
  when (
    (old.order_id, old.created_at) is distinct from (new.order_id, new.created_at)
    or new.person_keys is not null and old.person_keys is distinct from new.person_keys
    or new.coupon_id is not null and old.coupon_id is distinct from new.coupon_id
    or old.released_at is not null and old.released_at is distinct from new.released_at
  )
  execute function refuse_rewriting();

-- The count locks the coupon's row, so of two orders at once the second looks when the first has committed.
-- A limit per customer counts over all codes of a batch. The batch is locked before the coupon, as by staff who end it, so of two orders
-- with two codes the second looks when the first has committed.
create function follow_redemption() returns trigger language plpgsql as $$
declare
  batch_id uuid;
  times_by_person integer;
  person_limit_now integer;
begin
  if new.released_at is null then
    select coupon_batch_id into batch_id from coupons where coupon_id = new.coupon_id and person_limit is not null;
    perform from coupon_batches where coupon_batch_id = batch_id for no key update;
  end if;
  update coupons set redeemed = redeemed + case when new.released_at is null then 1 else -1 end
    where coupon_id = new.coupon_id
    returning person_limit into person_limit_now;
  if new.released_at is null and person_limit_now is not null then
    select count(*) into times_by_person from coupon_redemptions
      where released_at is null and person_keys && new.person_keys
      and (coupon_id = new.coupon_id or coupon_id in (select coupon_id from coupons where coupon_batch_id = batch_id));
    if times_by_person > person_limit_now then
      raise exception 'this person has used the coupon as often as one may' using errcode = 'check_violation', constraint = 'coupons_within_person_limit';
    end if;
  end if;
  return null;
end $$;

-- A redemption counts, within the limits.
create trigger coupon_redemptions_counted after insert on coupon_redemptions for each row
  when (new.released_at is null) execute function follow_redemption();

-- A cancelled order gives the use back.
create trigger coupon_redemptions_given_back after update on coupon_redemptions for each row
  when (old.released_at is null and new.released_at is not null) execute function follow_redemption();

-- Who has had the new-member coupon, by hashes of e-mail address and phone: it outlives the account, so that a second account
-- of the same person gets no second one.
create table new_members (
  key bytea primary key,
  created_at timestamptz not null default now(),
  -- A hash of the first account of the person with this e-mail address or phone, which stays when that account is erased. Null: recorded
  -- before accounts were noted.
  account_key bytea
);
