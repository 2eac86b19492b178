-- Transaction ids have one form, a transaction pays once, and an order knows which request made it.

-- ── transaction ids ─────────────────────────────────────────────────────────────────────────────

-- As contract/src/rules/mobile-money.ts writes it. Digits of Arabic keyboards are no compatibility characters, so they are named.
create function canonical_transaction_id(written text) returns text language sql immutable parallel safe as $$
  select regexp_replace(
    regexp_replace(
      upper(regexp_replace(translate(normalize(written, NFKC), '٠١٢٣٤٥٦٧٨٩۰۱۲۳۴۵۶۷۸۹', '01234567890123456789') collate "C", '[^A-Za-z0-9]', '', 'g')),
      '^((FINANCIAL)?(TRANSACTION|TRANS|TXN|TX|T)ID|ID(?=[0-9]))+', ''),
    '^0+(?=[0-9]*$)', '')
$$;

alter table payment_problems drop constraint payment_problems_kind_check;
alter table payment_problems add constraint payment_problems_kind_check
  check (kind in ('paid_twice', 'paid_after_cancel', 'reversed', 'mismatch', 'refund_due', 'used_twice', 'contested'));

alter table payment_attempts drop constraint payment_attempts_reference_canonical;
drop index payment_attempts_reference_once;
drop index payment_attempts_rejected;

-- The books are brought to the one form. What was no id in any form, and was taken as one before, gets a name that no transaction has.
alter table payment_attempts disable trigger payment_attempts_written_once;
update payment_attempts
  set provider_reference = case
    when canonical_transaction_id(provider_reference) ~ '[0-9]' then canonical_transaction_id(provider_reference)
    else 'UNREAD0' || upper(replace(payment_attempt_id::text, '-', ''))
  end
  where provider = 'mobile_money' and provider_reference is not null;
-- Two spellings of one transaction may have paid two orders. The first keeps the id. Each later one keeps its money and its state under the
-- id with a number behind it, and stands with the payment problems: staff decide.
with counted as (
  select payment_attempt_id, order_id, provider_reference,
    row_number() over earlier as place, first_value(order_id) over earlier as first_order_id
  from payment_attempts where provider = 'mobile_money' and state in ('succeeded', 'refunded')
  window earlier as (partition by provider_reference order by created_at, payment_attempt_id)
), told as (
  insert into payment_problems (order_id, payment_attempt_id, kind, detail)
  select order_id, payment_attempt_id, 'used_twice',
    format('the same transaction, %s, has paid order %s in another spelling', provider_reference, first_order_id)
  from counted where place > 1
)
update payment_attempts set provider_reference = counted.provider_reference || 'X' || place
  from counted where place > 1 and counted.payment_attempt_id = payment_attempts.payment_attempt_id;
alter table payment_attempts enable trigger payment_attempts_written_once;
-- Two that wait for staff may be one now, as two who tell of one transaction later.
insert into payment_problems (order_id, payment_attempt_id, kind, detail)
  select mine.order_id, mine.payment_attempt_id, 'contested', format('order %s names the same transaction', other.order_id)
  from payment_attempts mine join payment_attempts other
    on other.provider_reference = mine.provider_reference and other.order_id <> mine.order_id
  where mine.provider = 'mobile_money' and other.provider = 'mobile_money' and mine.state = 'submitted' and other.state = 'submitted'
  on conflict do nothing;

alter table payment_attempts add constraint payment_attempts_reference_canonical check (
  case provider
    when 'mobile_money' then provider_reference = canonical_transaction_id(provider_reference) and provider_reference ~ '[0-9]'
    else provider_reference ~ '^[!-~]+$'
  end
);
-- A transaction pays once. It may be told of by several, as a shopper can tell of one that another has paid by: staff find out whose it is.
create unique index payment_attempts_paid_once on payment_attempts (provider_reference)
  where provider = 'mobile_money' and state in ('succeeded', 'refunded');
create unique index payment_attempts_reference_once on payment_attempts (provider, provider_reference) where provider <> 'mobile_money';
create index payment_attempts_reference on payment_attempts (provider_reference);
drop index payment_attempts_confirmation;
create index payment_attempts_confirmation on payment_attempts (canonical_transaction_id(confirmation_code)) where confirmation_code <> '';
-- Staff look at what was told first, first.
create index payment_attempts_told on payment_attempts (created_at, order_id) where state = 'submitted';

-- ── the request that made an order ──────────────────────────────────────────────────────────────

-- SHA-256 of what was asked for with the idempotency key: the same key for anything else is refused. Null: from before, or forgotten.
alter table orders add column request_hash bytea check (length(request_hash) = 32);
drop trigger orders_written_once on orders;
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

-- As before, and the hash goes with the address that is in it.
create or replace function forget_customer() returns trigger language plpgsql as $$
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
  return new;
end $$;
