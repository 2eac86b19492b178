-- What staff note about the account of a customer.

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

-- Notes are never changed.
create trigger customer_log_written_once before update on customer_log for each row execute function refuse_rewriting();

-- Notes go only with the account, which a reference deletes (depth 1).
create trigger customer_log_kept before delete on customer_log for each row when (pg_trigger_depth() = 0)
  execute function refuse_by_hand('what staff noted about a customer goes with the account');

create function audit_customer_log() returns trigger language plpgsql as $$
begin
  insert into audit_log (noun, record_id, action, changes, staff_id)
    values ('customers', new.user_id, 'update', jsonb_build_object(new.kind, '{"hidden": true}'::jsonb), new.staff_id);
  return null;
end $$;

-- The audit log has that a note was written or the data exported, without the text.
create trigger customer_log_audit after insert on customer_log for each row when (new.kind in ('note', 'exported'))
  execute function audit_customer_log();
