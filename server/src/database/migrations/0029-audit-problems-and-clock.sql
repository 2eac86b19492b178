-- The audit log also has the payment problems that staff resolve, and the clock jumps that they accept.

-- A resolved problem is an entry of its order, without the note: it may name the customer, and is erased with her.
create function audit_problem_resolved() returns trigger language plpgsql as $$
begin
  insert into audit_log (noun, record_id, action, changes, staff_id, created_at) values (
    'orders', new.order_id, 'update', jsonb_build_object('problem', jsonb_build_object('from', new.kind, 'to', null)),
    new.resolved_by, new.resolved_at);
  return null;
end $$;
create trigger payment_problems_audit after update on payment_problems for each row
  when (old.resolved_at is null and new.resolved_at is not null and new.resolved_by is not null)
  execute function audit_problem_resolved();
insert into audit_log (noun, record_id, action, changes, staff_id, created_at)
  select 'orders', order_id, 'update', jsonb_build_object('problem', jsonb_build_object('from', kind, 'to', null)), resolved_by, resolved_at
  from payment_problems where resolved_at is not null and resolved_by is not null order by resolved_at;

create trigger clock_jumps_audit after update on clock_jumps for each row
  when (old.accepted_at is null and new.accepted_at is not null)
  execute function audit_change('clock_jump_id', '', 'accepted_by');
insert into audit_log (noun, record_id, action, changes, staff_id, created_at)
  select 'clock-jumps', clock_jump_id, 'update', jsonb_build_object('accepted_at', jsonb_build_object('from', null, 'to', accepted_at)),
    accepted_by, accepted_at
  from clock_jumps where accepted_at is not null order by clock_jump_id;
