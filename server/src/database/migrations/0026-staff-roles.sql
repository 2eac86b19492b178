-- Roles, invitations, TOTP and sessions of staff, and the audit log of what they change.

-- ── versions ────────────────────────────────────────────────────────────────────────────────────

-- A table that staff edit has a version, so that the second of two editors learns that the row has changed.
create function raise_version() returns trigger language plpgsql as $$
begin
  new.version := old.version + 1;
  return new;
end $$;

-- ── members ─────────────────────────────────────────────────────────────────────────────────────

-- Members from before roles could do everything, so they are owners.
alter table staff add column role text not null default 'owner' check (role in ('owner', 'manager', 'packer', 'editor', 'support'));
alter table staff alter column role drop default;
-- '': added by the operator without an address. Addresses are in lower case.
alter table staff add column email text not null default '' check (email = lower(email));
create unique index staff_email on staff (email) where email <> '';
alter table staff add column version integer not null default 1;
-- Both null: invited, and not yet accepted.
alter table staff alter column username drop not null;
alter table staff alter column password_hash drop not null;
alter table staff add constraint staff_accepted check ((username is null) = (password_hash is null));
create trigger staff_version before update on staff for each row execute function raise_version();

-- The lock makes the second of two owners who demote each other wait for the first, and then see that the other is no owner any more.
-- `shop.operator` is set by the commands on the shop's machine, which can also add an owner.
create function check_last_owner() returns trigger language plpgsql as $$
begin
  if coalesce(current_setting('shop.operator', true), '') = 'on' then
    return null;
  end if;
  perform pg_advisory_xact_lock(hashtextextended('last owner', 0));
  if not exists (select from staff where role = 'owner' and disabled_at is null and password_hash is not null) then
    raise exception 'the shop needs an owner who can sign in' using errcode = 'restrict_violation', constraint = 'staff_last_owner';
  end if;
  return null;
end $$;
create trigger staff_owner_changed after update on staff for each row
  when (old.role = 'owner' and old.disabled_at is null and old.password_hash is not null
    and (new.role <> 'owner' or new.disabled_at is not null or new.password_hash is null))
  execute function check_last_owner();
create trigger staff_owner_deleted after delete on staff for each row
  when (old.role = 'owner' and old.disabled_at is null and old.password_hash is not null)
  execute function check_last_owner();

-- One for each invited member; a new invitation replaces it, and accepting deletes it.
create table staff_invitations (
  staff_id uuid primary key references staff on delete cascade,
  token_hash bytea not null unique,
  expires_at timestamptz not null
);

-- Rules for all members: one row.
create table staff_rules (
  scope text primary key default 'all' check (scope = 'all'),
  totp_required boolean not null default false,
  version integer not null default 1
);
insert into staff_rules default values;
create trigger staff_rules_version before update on staff_rules for each row execute function raise_version();

-- ── sign-in ─────────────────────────────────────────────────────────────────────────────────────

create table staff_totp (
  staff_id uuid primary key references staff on delete cascade,
  secret bytea not null check (length(secret) = 20),
  -- Null: set up, but without a first code. Sign-in does not ask for codes yet.
  confirmed_at timestamptz,
  -- The time step of the last accepted code: only later ones are accepted, so each code works once.
  last_step bigint not null default 0,
  -- SHA-256 of each unused recovery code, in hexadecimal.
  recovery_hashes text[] not null default '{}'
);

-- Names a session without its token.
alter table staff_sessions add column session_id uuid not null default gen_random_uuid() unique;
alter table staff_sessions add column last_used_at timestamptz not null default now();
alter table staff_sessions add column user_agent text not null default '';

-- ── audit log ───────────────────────────────────────────────────────────────────────────────────

create table audit_log (
  audit_id bigint generated always as identity primary key,
  -- The name of the table with hyphens, such as 'staff-totp'.
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
create index audit_log_record on audit_log (record_id, created_at, audit_id);
create index audit_log_staff on audit_log (staff_id, created_at, audit_id);
-- Punctuation becomes spaces, because the parser would read 'a-5' and 'a@b.c' as one word.
create function audit_words(changes jsonb) returns tsvector language sql immutable parallel safe
  return to_tsvector('simple', translate(left(changes::text, 20000), '"{}[]:,./@_+-\', repeat(' ', 14)));
create index audit_log_words on audit_log using gin (audit_words(changes));
create trigger audit_log_written_once before update or delete on audit_log for each row execute function refuse_rewriting();
create trigger audit_log_never_emptied before truncate on audit_log for each statement execute function refuse_rewriting();

-- Logs a change of a row. Arguments: the column with its id; columns whose values are hidden; columns that are not logged.
create function audit_change() returns trigger language plpgsql as $$
declare
  former jsonb := coalesce(to_jsonb(old), '{}');
  latter jsonb := coalesce(to_jsonb(new), '{}');
  hidden text[] := string_to_array(tg_argv[1], ',');
  ignored text[] := string_to_array(tg_argv[2], ',') || tg_argv[0];
  changed jsonb;
begin
  select jsonb_object_agg(name, case when name = any (hidden) then '{"hidden": true}'
      else jsonb_build_object('from', former -> name, 'to', latter -> name) end)
    into changed
    from jsonb_object_keys(former || latter) as name
    where name <> all (ignored) and coalesce(former -> name, 'null') <> coalesce(latter -> name, 'null');
  if changed is not null or tg_op <> 'UPDATE' then
    insert into audit_log (noun, record_id, action, changes, staff_id) values (
      replace(tg_table_name, '_', '-'), coalesce(latter ->> tg_argv[0], former ->> tg_argv[0]), lower(tg_op), coalesce(changed, '{}'),
      nullif(current_setting('shop.staff_id', true), '')::uuid);
  end if;
  return null;
end $$;
create trigger staff_audit after insert or update or delete on staff for each row
  execute function audit_change('staff_id', 'password_hash', 'version,created_at');
create trigger staff_rules_audit after insert or update or delete on staff_rules for each row
  execute function audit_change('scope', '', 'version');
create trigger staff_totp_audit after insert or update or delete on staff_totp for each row
  execute function audit_change('staff_id', 'secret,recovery_hashes', 'last_step');

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
create trigger order_log_audit after insert on order_log for each row when (new.actor = 'staff') execute function audit_order_step();
insert into audit_log (noun, record_id, action, changes, staff_id, created_at)
  select 'orders', order_id, 'update',
    jsonb_build_object(case when payment_attempt_id is null then 'status' else 'payment_state' end,
      jsonb_build_object('from', from_state, 'to', to_state)),
    staff_id, created_at
  from order_log where actor = 'staff' order by order_log_id;
