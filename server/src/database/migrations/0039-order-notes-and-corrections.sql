-- What staff see and correct at one order: notes, its mails, its contact, and pieces that came back.

-- ── notes ───────────────────────────────────────────────────────────────────────────────────────

-- Written once. The text goes with the customer, whom it may name (forget_customer), and in no other way.
create table order_notes (
  order_note_id uuid primary key default gen_random_uuid(),
  order_id uuid not null references orders,
  staff_id uuid not null references staff,
  text text not null check (length(text) <= 2000),
  created_at timestamptz not null default now()
);
create index order_notes_of_order on order_notes (order_id, created_at);
create trigger order_notes_kept before delete on order_notes for each row execute function refuse_rewriting();
create trigger order_notes_never_emptied before truncate on order_notes for each statement execute function refuse_rewriting();
create trigger order_notes_written_once before update on order_notes for each row
  when (
    (old.order_note_id, old.order_id, old.staff_id, old.created_at) is distinct from (new.order_note_id, new.order_id, new.staff_id, new.created_at)
    or new.text <> '' or pg_trigger_depth() = 0
  )
  execute function refuse_rewriting();
create trigger order_notes_audit after insert on order_notes for each row
  execute function audit_change('order_id', 'text', 'order_note_id,staff_id,created_at');

-- ── mails of an order ───────────────────────────────────────────────────────────────────────────

alter table mails add column order_id uuid references orders;
-- Mails about an order have its id in their text.
update mails set order_id = orders.order_id
  from (
    select mail_id as named_by, substring(text from '[0-9a-f]{8}-[0-9a-f]{4}-[0-9a-f]{4}-[0-9a-f]{4}-[0-9a-f]{12}')::uuid as named
    from mails
    where kind in ('orderPlaced', 'orderStatus', 'orderReminder', 'paymentReceived', 'paymentAfterCancel', 'paymentRefunded', 'paymentRejected')
  ) names join orders on orders.order_id = named
  where mail_id = named_by;
create index mails_of_order on mails (order_id, created_at) where order_id is not null;

-- ── the contact of an order ─────────────────────────────────────────────────────────────────────

-- The version counts corrections of the contact, so that the second of two staff members learns of the first one's.
alter table orders add column version integer not null default 1;
create trigger orders_version before update of customer_name, customer_phone, address on orders for each row
  when ((old.customer_name, old.customer_phone, old.address) is distinct from (new.customer_name, new.customer_phone, new.address))
  execute function raise_version();
-- Without the values, because the log cannot be erased. What the erasure of a customer changes is no correction.
create trigger orders_audit after update of customer_name, customer_phone, address on orders for each row
  when ((old.customer_name, old.customer_phone, old.address) is distinct from (new.customer_name, new.customer_phone, new.address)
    and new.customer_phone <> 'erased')
  execute function audit_change('order_id', 'customer_name,customer_phone,address', 'version');

-- As before, and the notes of staff go, too.
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
  update order_notes set text = '' where order_id = new.order_id and text <> '';
  return new;
end $$;

-- ── pieces that came back ───────────────────────────────────────────────────────────────────────

-- Shipped pieces of a cancelled order may come back: staff say so when they cancel, and the pieces are on hand again.
alter table stock_reservations add column restocked_at timestamptz;
alter table stock_reservations add constraint stock_reservations_came_back check (restocked_at is null or shipped_at is not null);
create function follow_restock() returns trigger language plpgsql as $$
begin
  update stock set on_hand = on_hand + new.pieces where stock_id = new.stock_id;
  return null;
end $$;
create trigger stock_reservations_restocked after update on stock_reservations for each row
  when (old.restocked_at is null and new.restocked_at is not null) execute function follow_restock();
create trigger stock_reservations_restocked_once before update on stock_reservations for each row
  when (old.restocked_at is not null and old.restocked_at is distinct from new.restocked_at) execute function refuse_rewriting();
