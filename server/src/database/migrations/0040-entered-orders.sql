-- Orders that staff type in for a customer on WhatsApp or the phone.

-- The staff member who typed it in; null: the shopper placed it.
alter table orders add column entered_by uuid references staff;
-- The customer has no account. Her contact is in the order alone.
alter table orders add column is_guest boolean not null default false;
alter table orders add constraint orders_guest check (not is_guest or (user_id is null and entered_by is not null));
-- When the contact of a customer without an account was erased.
alter table orders add column erased_at timestamptz;
create unique index orders_entered_once on orders (idempotency_key) where entered_by is not null;
create index orders_entered on orders (created_at, order_id) where entered_by is not null;
create index orders_of_guests on orders (created_at) where is_guest and erased_at is null;

-- As before, and the mails to a customer without an account go, too: no account takes them with it.
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
  if new.is_guest then
    delete from mails where order_id = new.order_id;
  end if;
  return new;
end $$;
-- A customer without an account is not forgotten when the order ends, but when staff erase her, or half a year later (the sweep).
drop trigger orders_forget_customer on orders;
create trigger orders_forget_customer before update on orders for each row
  when (not new.is_guest and new.user_id is null and new.status in ('delivered', 'cancelled')
      and (old.user_id is not null or new.status is distinct from old.status)
    or new.is_guest and old.erased_at is null and new.erased_at is not null)
  execute function forget_customer();
