-- Filters of orders that staff have saved.

-- Filters of orders that a staff member has saved for herself. They hold no search words, because those may name a customer.
create table order_filters (
  order_filter_id uuid primary key default gen_random_uuid(),
  staff_id uuid not null references staff on delete cascade,
  name text not null check (name <> ''),
  filter jsonb not null check (jsonb_typeof(filter) = 'object' and not filter ? 'q'),
  created_at timestamptz not null default now()
);
create unique index order_filters_name on order_filters (staff_id, lower(name));
