-- Imports of products from files.

-- The uploaded file, what its dry run found, and its progress.
create table product_imports (
  import_id uuid primary key default gen_random_uuid(),
  kind text not null check (kind in ('products', 'prices')),
  file_name text not null,
  -- Null: the operator, by the command.
  staff_id uuid references staff,
  state text not null default 'uploading'
    check (state in ('uploading', 'ready', 'checking', 'checked', 'importing', 'done', 'failed', 'cancelled')),
  step text not null default 'rows' check (step in ('rows', 'pictures', 'writing')),
  step_done bigint not null default 0,
  step_total bigint not null default 0,
  csv_bytes bigint not null,
  zip_bytes bigint not null default 0,
  headers text[] not null default '{}',
  -- JSON, because an array of texts with nulls is read differently by the two engines' drivers.
  columns jsonb not null default '[]',
  sample text[] not null default '{}',
  rows integer not null default 0,
  problem text not null default '',
  -- The process that works on it. Another one takes over when this time is past.
  worker_id uuid,
  leased_until timestamptz,
  created_at timestamptz not null default now(),
  ended_at timestamptz
);
create index product_imports_age on product_imports (created_at);
create unique index product_imports_one_at_a_time on product_imports ((true)) where state in ('checking', 'importing');

-- The uploaded files in parts, in the database, so that every process and the next start can read them.
create table product_import_parts (
  import_id uuid not null references product_imports on delete cascade,
  file_kind text not null check (file_kind in ('csv', 'zip')),
  part integer not null check (part >= 0),
  bytes bytea not null,
  primary key (import_id, file_kind, part)
);

-- Each product of the file, with what is planned for it.
create table product_import_rows (
  import_id uuid not null references product_imports on delete cascade,
  -- The first of its rows in the file.
  row_number integer not null,
  product_id text not null,
  name text not null,
  action text not null check (action in ('created', 'updated', 'unchanged', 'faulty')),
  -- The version of the product for which it was planned; null for a new one.
  version integer,
  changes text[] not null default '{}',
  faults jsonb not null default '[]',
  -- Columns of the product, options, sizes, pieces, and pictures to bring.
  plan jsonb,
  -- How an import has found the product of a row; null where it adds one.
  found_by text check (found_by in ('id', 'brand_and_name', 'name')),
  primary key (import_id, row_number)
);
create index product_import_rows_product on product_import_rows (import_id, product_id);
create index product_import_rows_action on product_import_rows (import_id, action, row_number);

-- The pictures that an import has brought, so that a second try does not bring them again.
create table product_import_pictures (
  import_id uuid not null references product_imports on delete cascade,
  source text not null,
  key text not null,
  primary key (import_id, source)
);
