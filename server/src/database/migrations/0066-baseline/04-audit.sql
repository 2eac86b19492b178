-- The audit log: who of the staff changed what, from what to what.

-- Punctuation becomes spaces, because the parser would read 'a-5' and 'a@b.c' as one word.
create function audit_words(changes jsonb) returns tsvector language sql immutable parallel safe
  return to_tsvector('simple', translate(left(changes::text, 20000), '"{}[]:,./@_+-\', repeat(' ', 14)));

create table audit_log (
  audit_id bigint generated always as identity primary key,
  -- What was changed: the name of the table with hyphens, such as 'staff-totp', or of what it belongs to, such as 'orders' for its payments.
  noun text not null,
  record_id text not null,
  action text not null check (action in ('insert', 'update', 'delete')),
  -- For each changed column {"from": …, "to": …}, or {"hidden": true} for secrets.
  changes jsonb not null,
  -- Null: the shop itself, or its operator.
  staff_id uuid references staff,
  created_at timestamptz not null default now()
);
-- The log is read newest first: in whole, by noun, by record, by member, by words.
create index audit_log_age on audit_log (created_at, audit_id);
create index audit_log_noun on audit_log (noun, created_at, audit_id);
create index audit_log_staff on audit_log (staff_id, created_at, audit_id);
create index audit_log_words on audit_log using gin (audit_words(changes));
create index audit_log_record on audit_log (record_id text_pattern_ops, created_at, audit_id);

-- Entries are never changed or deleted.
create trigger audit_log_written_once before update or delete on audit_log for each row execute function refuse_rewriting();

-- The table is never emptied.
create trigger audit_log_never_emptied before truncate on audit_log for each statement execute function refuse_rewriting();
