-- A text of a policy that has applied is what shoppers agreed to, so it stays as it was: a change is a text of its own, with its own start.
create function keep_applied_policy() returns trigger language plpgsql as $$
begin
  if old.starts_at <= shop_now() then
    raise exception 'text % of a policy has applied', old.policy_id using errcode = 'check_violation', constraint = 'policies_applied';
  end if;
  return case tg_op when 'DELETE' then old else new end;
end $$;
create trigger policies_keep before update or delete on policies for each row execute function keep_applied_policy();
