-- The time of the shop's clock at this moment, while shop_now() is the time at which the transaction started.
create function shop_clock() returns timestamptz language sql volatile as $$
  select shop_now() + (clock_timestamp() - now())
$$;

-- A text of a policy starts when it is written, or later: one that started in the past would claim that shoppers have agreed to it. Texts
-- are written one after the other, and the time is read after the lock: a text that starts now starts after each that applies already,
-- also after one of a colleague who began her transaction later. A text without a time starts now.
alter table policies alter column starts_at drop default;
create or replace function keep_applied_policy() returns trigger language plpgsql as $$
begin
  perform pg_advisory_xact_lock(hashtextextended('policies', 0));
  if tg_op <> 'INSERT' and old.starts_at <= shop_clock() then
    raise exception 'text % of a policy has applied', old.policy_id using errcode = 'check_violation', constraint = 'policies_applied';
  end if;
  if tg_op = 'DELETE' then
    return old;
  end if;
  if new.starts_at is null then
    new.starts_at := shop_clock();
  elsif new.starts_at < shop_clock() then
    raise exception 'text % of a policy would have started in the past', new.policy_id
      using errcode = 'check_violation', constraint = 'policies_past';
  end if;
  return new;
end $$;
drop trigger policies_keep on policies;
create trigger policies_keep before insert or update or delete on policies for each row execute function keep_applied_policy();
