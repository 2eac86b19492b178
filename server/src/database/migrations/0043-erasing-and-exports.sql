-- What staff erase and export is in the audit log, and words of staff about an erased customer are not kept.

-- ── customers without an account ────────────────────────────────────────────────────────────────

-- She has erased an account with the same e-mail address or phone number: the sweep need not wait half a year once the order has ended.
alter table orders add column erasure_asked_at timestamptz;
alter table orders add constraint orders_erasure_asked check (is_guest or erasure_asked_at is null);

-- The sweep of old orders is none of the staff's doings.
create function audit_guest_erased() returns trigger language plpgsql as $$
begin
  insert into audit_log (noun, record_id, action, changes, staff_id) values (
    'orders', new.order_id, 'update', '{"customer": {"hidden": true}}', current_setting('shop.staff_id')::uuid);
  return null;
end $$;
create trigger orders_guest_erased_audit after update of erased_at on orders for each row
  when (old.erased_at is null and new.erased_at is not null and coalesce(current_setting('shop.staff_id', true), '') <> '')
  execute function audit_guest_erased();

-- ── words about an erased customer ──────────────────────────────────────────────────────────────

-- Staff can still refund, reject and resolve once the customer is erased from the order. What they did is kept, and their words, which may
-- name her, are not.
create function is_customer_erased(erased_order_id uuid) returns boolean language sql stable
  return exists (select from orders where order_id = erased_order_id and customer_phone = 'erased');

create function drop_reason_about_erased() returns trigger language plpgsql as $$
begin
  if is_customer_erased(new.order_id) then
    new.reason := '';
  end if;
  return new;
end $$;
create trigger order_log_about_erased before insert on order_log for each row when (new.actor = 'staff' and new.reason <> '')
  execute function drop_reason_about_erased();
create trigger payment_attempts_about_erased before update of reason on payment_attempts for each row
  when (new.reason <> '' and new.reason is distinct from old.reason)
  execute function drop_reason_about_erased();

create function drop_resolution_about_erased() returns trigger language plpgsql as $$
begin
  if is_customer_erased(new.order_id) then
    new.resolution := '';
  end if;
  return new;
end $$;
create trigger payment_problems_about_erased before update of resolution on payment_problems for each row
  when (new.resolution <> '' and new.resolution is distinct from old.resolution)
  execute function drop_resolution_about_erased();

-- Words from before this rule go, too.
update payment_attempts set reason = '' where reason <> '' and is_customer_erased(order_id);
update payment_problems set resolution = '' where resolution <> '' and is_customer_erased(order_id);
alter table order_log disable trigger order_log_written_once;
update order_log set reason = '' where actor = 'staff' and reason <> '' and is_customer_erased(order_id);
alter table order_log enable trigger order_log_written_once;
