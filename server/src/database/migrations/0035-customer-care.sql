-- Staff look after customers: they block accounts, keep notes, and export and erase what the shop knows.

-- Since when the account cannot sign in; null: it can. Its orders go on.
alter table users add column blocked_at timestamptz;
create index users_age on users (created_at, user_id);

-- What staff did with an account, and their notes. It goes with the account.
create table customer_log (
  customer_log_id bigint generated always as identity primary key,
  user_id uuid not null references users on delete cascade,
  staff_id uuid not null references staff,
  kind text not null check (kind in ('note', 'blocked', 'unblocked', 'exported')),
  text text not null default '' check (length(text) <= 2000),
  created_at timestamptz not null default now(),
  constraint customer_log_says_why check (kind not in ('note', 'blocked') or text <> '')
);
create index customer_log_user on customer_log (user_id, customer_log_id);
create trigger customer_log_written_once before update on customer_log for each row execute function refuse_rewriting();
create trigger customer_log_kept before delete on customer_log for each row when (pg_trigger_depth() = 0)
  execute function refuse_by_hand('what staff noted about a customer goes with the account');

-- The audit log names customers by id alone, because it cannot be erased.
create function audit_customer() returns trigger language plpgsql as $$
begin
  insert into audit_log (noun, record_id, action, changes, staff_id) values (
    'customers', old.user_id, lower(tg_op),
    case tg_op when 'DELETE' then '{}'
      else jsonb_build_object('blocked_at', jsonb_build_object('from', old.blocked_at, 'to', new.blocked_at)) end,
    nullif(current_setting('shop.staff_id', true), '')::uuid);
  return null;
end $$;
create trigger users_blocked after update of blocked_at on users for each row
  when (old.blocked_at is distinct from new.blocked_at) execute function audit_customer();
-- Shoppers who end their own account are none of the staff's doings.
create trigger users_erased_by_staff after delete on users for each row
  when (coalesce(current_setting('shop.staff_id', true), '') <> '') execute function audit_customer();

create function audit_customer_log() returns trigger language plpgsql as $$
begin
  insert into audit_log (noun, record_id, action, changes, staff_id)
    values ('customers', new.user_id, 'update', jsonb_build_object(new.kind, '{"hidden": true}'::jsonb), new.staff_id);
  return null;
end $$;
create trigger customer_log_audit after insert on customer_log for each row when (new.kind in ('note', 'exported'))
  execute function audit_customer_log();
