-- Attempts to sign in as staff, and wrong passwords and codes that signed-in members enter to confirm a change. Never a password, nor a code.
create table staff_sign_ins (
  staff_sign_in_id bigint generated always as identity primary key,
  -- Null: no member who can sign in has the name that was entered.
  staff_id uuid references staff on delete cascade,
  -- The entered name where no member has it, and only if it has the form of a username and is shorter than any password of staff.
  name_tried text not null default '',
  -- 'code_asked': the password was right, and no code was entered yet.
  result text not null check (result in ('signed_in', 'code_asked', 'wrong_name', 'wrong_password', 'wrong_code', 'wrong_confirmation')),
  -- The IP address.
  address text not null,
  user_agent text not null default '',
  created_at timestamptz not null default now(),
  -- The rows among which the newest are kept.
  kept_among text generated always as (
    case when result like 'wrong%' then 'failures ' when result = 'code_asked' then 'codes asked ' else 'sign-ins ' end
      || coalesce(staff_id::text, '')) stored,
  constraint staff_sign_ins_name check ((staff_id is null) = (result = 'wrong_name') and (name_tried = '' or staff_id is null)),
  constraint staff_sign_ins_short check (length(name_tried) <= 60 and length(user_agent) <= 300)
);
create index staff_sign_ins_kept on staff_sign_ins (kept_among, staff_sign_in_id);
create index staff_sign_ins_age on staff_sign_ins (created_at);

-- A stranger may guess for months, from many addresses. So of each member, and of all unknown names together, only the newest 1,000 failures
-- are kept, the newest 1,000 right passwords without a code, and the newest 1,000 sign-ins: no attempts crowd out the trace of a sign-in.
create function limit_staff_sign_ins() returns trigger language plpgsql as $$
begin
  delete from staff_sign_ins where kept_among = new.kept_among and staff_sign_in_id <= (
    select staff_sign_in_id from staff_sign_ins where kept_among = new.kept_among order by staff_sign_in_id desc offset 1000 limit 1);
  return null;
end $$;
create trigger staff_sign_ins_limited after insert on staff_sign_ins for each row execute function limit_staff_sign_ins();

-- When a member was last mailed that her password is being guessed.
create table staff_sign_in_alerts (
  staff_id uuid primary key references staff on delete cascade,
  mailed_at timestamptz not null
);
