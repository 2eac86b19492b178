-- Links that staff members get by mail: what ends them, and who sends them.

-- A row of a member who has accepted is a link for a new password.
-- A stranger may read the mails of a former address, and a link that was sent before must not undo a newer password or a disabled account.
create function end_staff_link() returns trigger language plpgsql as $$
begin
  delete from staff_invitations where staff_id = new.staff_id;
  return null;
end $$;
create trigger staff_link_ended after update on staff for each row
  when (old.email <> new.email or old.password_hash is distinct from new.password_hash or old.disabled_at is null and new.disabled_at is not null)
  execute function end_staff_link();

-- Each sent link stands in the log; how it ends stands there as the change of its member that ended it.
create function audit_staff_link() returns trigger language plpgsql as $$
begin
  -- A member who is added in this transaction is noted as invited.
  if tg_op = 'UPDATE' or not exists (select from staff where staff_id = new.staff_id and created_at = now()) then
    insert into audit_log (noun, record_id, action, changes, staff_id) values (
      'staff-invitations', new.staff_id, 'insert',
      jsonb_build_object('expires_at', jsonb_build_object('from', null, 'to', new.expires_at)),
      nullif(current_setting('shop.staff_id', true), '')::uuid);
  end if;
  return null;
end $$;
create trigger staff_invitations_audit after insert or update of token_hash on staff_invitations for each row
  execute function audit_staff_link();
