-- Carts and their lines.

create table carts (
  cart_id uuid primary key default gen_random_uuid(),
  -- Null once the account is erased: an ordered cart stays for the books.
  user_id uuid references users on delete set null,
  created_at timestamptz not null default now(),
  ordered_at timestamptz
);
create unique index carts_one_open on carts (user_id) where ordered_at is null;
create index carts_open on carts (cart_id) where ordered_at is null;

-- A cart is ordered once.
create trigger carts_ordered_once before update on carts for each row
  when (old.ordered_at is not null and old.ordered_at is distinct from new.ordered_at) execute function refuse_rewriting();

create table cart_items (
  cart_item_id uuid primary key default gen_random_uuid(),
  cart_id uuid not null references carts on delete cascade,
  product_id text not null references products on delete cascade,
  -- No reference: a line whose option or size is gone stays until its owner has been told.
  option_id text,
  size_id text,
  quantity integer not null check (quantity between 1 and 999),
  -- What the person saw when the line was last shown: so that a change can be told.
  seen_price_rwf integer not null check (seen_price_rwf >= 0),
  created_at timestamptz not null default now(),
  unique nulls not distinct (cart_id, product_id, option_id, size_id)
);
-- The dashboard finds the open carts that shoppers filled in a period.
create index cart_items_age on cart_items (created_at, cart_id);

-- Waits for whoever is ordering the cart. What goes with its product (depth 2: the reference does it) goes from every cart.
create function refuse_change_of_ordered_cart() returns trigger language plpgsql as $$
declare cart record;
begin
  if pg_trigger_depth() = 1 then
    for cart in select ordered_at from carts where cart_id in (old.cart_id, new.cart_id) for share loop
      if cart.ordered_at is not null then
        raise exception 'an ordered cart does not change' using errcode = 'restrict_violation';
      end if;
    end loop;
  end if;
  return coalesce(new, old);
end $$;

-- The lines of an ordered cart stay as they were.
create trigger cart_items_of_open_cart before insert or update or delete on cart_items for each row
  execute function refuse_change_of_ordered_cart();
