-- Payments of orders and what staff must look at. Whether an order is paid is computed from its payments, never written on it.

-- As contract/src/rules/mobile-money.ts writes it. Digits of Arabic keyboards are no compatibility characters, so they are named.
create function canonical_transaction_id(written text) returns text language sql immutable parallel safe as $$
  select regexp_replace(
    regexp_replace(
      upper(regexp_replace(translate(normalize(written, NFKC), '٠١٢٣٤٥٦٧٨٩۰۱۲۳۴۵۶۷۸۹', '01234567890123456789') collate "C", '[^A-Za-z0-9]', '', 'g')),
      '^((FINANCIAL)?(TRANSACTION|TRANS|TXN|TX|T)ID|ID(?=[0-9]))+', ''),
    '^0+(?=[0-9]*$)', '')
$$;

-- Whether an order is paid is computed from its attempts, never written on it.
create table payment_attempts (
  payment_attempt_id uuid primary key default gen_random_uuid(),
  order_id uuid not null references orders,
  provider text not null,
  provider_reference text,
  amount_rwf bigint not null check (amount_rwf > 0),
  state text not null check (state in ('created', 'pending', 'submitted', 'succeeded', 'failed', 'rejected', 'expired', 'refunded')),
  reason text not null default '',
  created_at timestamptz not null default now(),
  -- What the provider is asked for; the shop's prices are francs, a sandbox may know other money only.
  currency text not null default 'RWF' check (currency ~ '^[A-Z]{3}$'),
  -- Where a person pays who has begun to.
  redirect_url text not null default '',
  -- The number that the money comes from, as far as it is known.
  payer_phone text not null default '',
  -- What the provider calls the payment once it is made, and how it was made: 'Visa', 'MTN'.
  confirmation_code text not null default '',
  method text not null default '',
  updated_at timestamptz not null default now(),
  -- When the provider is asked next, without anybody telling us to; null: never again.
  next_check_at timestamptz,
  -- A refund is asked for once.
  refund_asked_at timestamptz,
  -- Why the payment moved, where the shop or a provider moved it: a code, for which the shop shows a text. `reason` keeps what staff wrote.
  reason_code text not null default '' check (reason_code ~ '^([a-z][a-z_]{0,59})?$'),
  -- The transaction by which staff sent mobile money back. The shop cannot send it, it only records that they did.
  refund_transaction_id text not null default '' check (
    refund_transaction_id = '' or refund_transaction_id = canonical_transaction_id(refund_transaction_id) and refund_transaction_id ~ '[0-9]'
    and state = 'refunded'
  ),
  -- Money that is said to have come in can be found at the provider.
  constraint payment_attempts_reference_known check (provider_reference is not null or state not in ('submitted', 'succeeded', 'refunded')),
  constraint payment_attempts_reference_canonical check (
    case provider
      when 'mobile_money' then provider_reference = canonical_transaction_id(provider_reference) and provider_reference ~ '[0-9]'
      else provider_reference ~ '^[!-~]+$'
    end
  ),
  constraint payment_attempts_provider_check check (provider ~ '^[a-z][a-z0-9_]{0,39}$')
);
create index payment_attempts_of_order on payment_attempts (order_id, created_at);
create unique index payment_attempts_one_live on payment_attempts (order_id) where state in ('created', 'pending', 'submitted');
create index payment_attempts_payer on payment_attempts (payer_phone) where payer_phone <> '';
create index payment_attempts_came_in on payment_attempts (order_id) include (amount_rwf) where state = 'succeeded';
create index payment_attempts_due on payment_attempts (next_check_at) where next_check_at is not null;
-- A transaction pays once. It may be told of by several, as a shopper can tell of one that another has paid by: staff find out whose it is.
create unique index payment_attempts_paid_once on payment_attempts (provider_reference)
  where provider = 'mobile_money' and state in ('succeeded', 'refunded');
create unique index payment_attempts_reference_once on payment_attempts (provider, provider_reference) where provider <> 'mobile_money';
create index payment_attempts_reference on payment_attempts (provider_reference);
create index payment_attempts_confirmation on payment_attempts (canonical_transaction_id(confirmation_code)) where confirmation_code <> '';
-- Staff look at what was told first, first.
create index payment_attempts_told on payment_attempts (created_at, order_id) where state = 'submitted';
create index payment_attempts_submitted on payment_attempts (updated_at) where state = 'submitted';
create index payment_attempts_refund_asked on payment_attempts (refund_asked_at) where state = 'succeeded' and refund_asked_at is not null;

-- Rows are never deleted.
create trigger payment_attempts_kept before delete on payment_attempts for each row execute function refuse_rewriting();

-- The table is never emptied.
create trigger payment_attempts_never_emptied before truncate on payment_attempts for each statement execute function refuse_rewriting();

-- While an attempt is under way its amount may be corrected to what came; then it is in the books.
create trigger payment_attempts_written_once before update on payment_attempts for each row
  when (
    (old.payment_attempt_id, old.order_id, old.provider, old.created_at)
    is distinct from (new.payment_attempt_id, new.order_id, new.provider, new.created_at)
    or old.state in ('succeeded', 'refunded')
    and (old.amount_rwf, old.provider_reference) is distinct from (new.amount_rwf, new.provider_reference)
  )
  execute function refuse_rewriting();

create function check_payment_step() returns trigger language plpgsql as $$
begin
  if not exists (select from payment_transitions where from_state = old.state and to_state = new.state) then
    raise exception 'a payment does not go from % to %', old.state, new.state using errcode = 'check_violation';
  end if;
  return new;
end $$;

-- The state changes by the steps of payment_transitions.
create trigger payment_attempts_step before update on payment_attempts for each row
  when (old.state is distinct from new.state) execute function check_payment_step();

create function drop_reason_about_erased() returns trigger language plpgsql as $$
begin
  if is_customer_erased(new.order_id) then
    new.reason := '';
  end if;
  return new;
end $$;

-- Words of staff about an erased customer are not kept.
create trigger payment_attempts_about_erased before update of reason on payment_attempts for each row
  when (new.reason <> '' and new.reason is distinct from old.reason)
  execute function drop_reason_about_erased();

-- The steps of a payment: contract/src/rules/transitions.ts says the same. A row may be inserted in any state.
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
  kind text not null,
  detail text not null default '',
  created_at timestamptz not null default now(),
  resolved_at timestamptz,
  resolved_by uuid references staff,
  resolution text not null default '',
  -- How the shop resolved the problem: a code, for which the shop shows a text. `resolution` keeps what staff wrote.
  resolution_code text not null default '' constraint payment_problems_resolution_code_check check
    (resolution_code in ('', 'refunded_by_hand', 'refunded_by_provider', 'refund_found', 'refund_reported', 'claim_corrected', 'claim_confirmed',
      'claim_rejected')),
  unique nulls not distinct (order_id, payment_attempt_id, kind, detail),
  constraint payment_problems_kind_check
    check (kind in ('paid_twice', 'paid_after_cancel', 'reversed', 'mismatch', 'refund_due', 'used_twice', 'contested')),
  constraint payment_problems_resolved_one_way check (resolution = '' or resolution_code = '')
);
create index payment_problems_open on payment_problems (created_at, payment_problem_id) where resolved_at is null;
create index payment_problems_age on payment_problems (created_at, payment_problem_id);

-- Rows are never deleted.
create trigger payment_problems_kept before delete on payment_problems for each row execute function refuse_rewriting();

-- The table is never emptied.
create trigger payment_problems_never_emptied before truncate on payment_problems for each statement execute function refuse_rewriting();

-- A resolved problem is an entry of its order, without the note: it may name the customer, and is erased with her.
create function audit_problem_resolved() returns trigger language plpgsql as $$
begin
  insert into audit_log (noun, record_id, action, changes, staff_id, created_at) values (
    'orders', new.order_id, 'update', jsonb_build_object('problem', jsonb_build_object('from', new.kind, 'to', null)),
    new.resolved_by, new.resolved_at);
  return null;
end $$;

-- The audit log has who resolved a problem, as an entry of its order.
create trigger payment_problems_audit after update on payment_problems for each row
  when (old.resolved_at is null and new.resolved_at is not null and new.resolved_by is not null)
  execute function audit_problem_resolved();

create function drop_resolution_about_erased() returns trigger language plpgsql as $$
begin
  if is_customer_erased(new.order_id) then
    new.resolution := '';
  end if;
  return new;
end $$;

-- Words of staff about an erased customer are not kept.
create trigger payment_problems_about_erased before update of resolution on payment_problems for each row
  when (new.resolution <> '' and new.resolution is distinct from old.resolution)
  execute function drop_resolution_about_erased();
