-- Who moved an order or a payment, and why.

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
  reason_code text not null default '' check (reason_code ~ '^([a-z][a-z_]{0,59})?$'),
  check ((actor = 'staff') = (staff_id is not null))
);
create index order_log_of_order on order_log (order_id, order_log_id);

-- Rows are never deleted.
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

-- The table is never emptied.
create trigger order_log_never_emptied before truncate on order_log for each statement execute function refuse_rewriting();

-- What staff do with an order, without the reason: it may name the customer, and is erased with her.
create function audit_order_step() returns trigger language plpgsql as $$
begin
  insert into audit_log (noun, record_id, action, changes, staff_id, created_at) values (
    'orders', new.order_id, 'update',
    jsonb_build_object(case when new.payment_attempt_id is null then 'status' else 'payment_state' end,
      jsonb_build_object('from', new.from_state, 'to', new.to_state)),
    new.staff_id, new.created_at);
  return null;
end $$;

-- The audit log has what staff did.
create trigger order_log_audit after insert on order_log for each row when (new.actor = 'staff') execute function audit_order_step();

-- Words of staff about an erased customer are not kept.
create trigger order_log_about_erased before insert on order_log for each row when (new.actor = 'staff' and new.reason <> '')
  execute function drop_reason_about_erased();
