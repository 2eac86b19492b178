-- Opening a new shop: links for its first owner, and what she has left for later.

-- A shop without an owner adds one at each start. All are deleted when one is used.
create table owner_links (
  token_hash bytea primary key check (length(token_hash) = 32),
  created_at timestamptz not null default now()
);

-- One row. Whether a step is done is read from what the shop has.
create table shop_opening (
  scope text primary key default 'all' check (scope = 'all'),
  skipped text[] not null default '{}' check (skipped <@ array['contact', 'payment', 'shipping', 'product']),
  version integer not null default 1
);
insert into shop_opening default values;

-- The second of two editors learns of the first one's change.
create trigger shop_opening_version before update on shop_opening for each row execute function raise_version();

-- The audit log has each change.
create trigger shop_opening_audit after update on shop_opening for each row execute function audit_change('scope', '', 'version');
