-- Members of the staff: their roles, invitations, codes, sessions and attempts to sign in.

create table staff (
  staff_id uuid primary key default gen_random_uuid(),
  -- In lower case. Null, as the password: she was invited and has not accepted yet.
  username text unique check (username = lower(username) and username <> ''),
  name text not null check (name <> ''),
  password_hash text,
  created_at timestamptz not null default now(),
  -- Set: she cannot sign in any more, and what she did stays hers.
  disabled_at timestamptz,
  role text not null check (role in ('owner', 'manager', 'packer', 'editor', 'support')),
  -- '': added by the operator without an address. Addresses are in lower case.
  email text not null default '' check (email = lower(email)),
  version integer not null default 1,
  constraint staff_accepted check ((username is null) = (password_hash is null))
);
create unique index staff_email on staff (email) where email <> '';

-- The second of two editors learns of the first one's change.
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

-- The last owner who can sign in keeps her role, her password and her access.
create trigger staff_owner_changed after update on staff for each row
  when (old.role = 'owner' and old.disabled_at is null and old.password_hash is not null
    and (new.role <> 'owner' or new.disabled_at is not null or new.password_hash is null))
  execute function check_last_owner();

-- The last owner who can sign in is not deleted either.
create trigger staff_owner_deleted after delete on staff for each row
  when (old.role = 'owner' and old.disabled_at is null and old.password_hash is not null)
  execute function check_last_owner();

-- The audit log has each change of a member, and of her password only that it changed.
create trigger staff_audit after insert or update or delete on staff for each row
  execute function audit_change('staff_id', 'password_hash', 'version,created_at');

-- A stranger may read the mails of a former address, and a link that was sent before must not undo a newer password or a disabled account.
create function end_staff_link() returns trigger language plpgsql as $$
begin
  delete from staff_invitations where staff_id = new.staff_id;
  return null;
end $$;

-- A new address, a new password or disabling ends a link that is still open.
create trigger staff_link_ended after update on staff for each row
  when (old.email <> new.email or old.password_hash is distinct from new.password_hash or old.disabled_at is null and new.disabled_at is not null)
  execute function end_staff_link();

-- The link of an invited member, or of a member who gets a new password; a new link replaces it, and following it deletes it.
create table staff_invitations (
  staff_id uuid primary key references staff on delete cascade,
  token_hash bytea not null unique,
  expires_at timestamptz not null
);

-- The link of a member who is added in this transaction is not logged, because her row is. How a link ends is logged as the change of its
-- member that ended it.
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

-- The audit log has each link that is sent to a member who was there before.
create trigger staff_invitations_audit after insert or update of token_hash on staff_invitations for each row
  execute function audit_staff_link();

-- Rules for all members: one row.
create table staff_rules (
  scope text primary key default 'all' check (scope = 'all'),
  totp_required boolean not null default false,
  version integer not null default 1
);
insert into staff_rules default values;

-- The second of two editors learns of the first one's change.
create trigger staff_rules_version before update on staff_rules for each row execute function raise_version();

-- The audit log has each change.
create trigger staff_rules_audit after insert or update or delete on staff_rules for each row
  execute function audit_change('scope', '', 'version');

-- The secret of the six-digit codes of a member.
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

-- The audit log has when codes were set up, used for recovery or turned off, without the secrets.
create trigger staff_totp_audit after insert or update or delete on staff_totp for each row
  execute function audit_change('staff_id', 'secret,recovery_hashes', 'last_step');

create table staff_sessions (
  token_hash bytea primary key,
  staff_id uuid not null references staff on delete cascade,
  -- Where it was opened: from there its owner need not wait for strangers who guess. So a session that ended is kept for a while.
  address text not null default '',
  created_at timestamptz not null default now(),
  expires_at timestamptz not null,
  -- Names a session without its token.
  session_id uuid not null default gen_random_uuid() unique,
  last_used_at timestamptz not null default now(),
  user_agent text not null default '',
  -- When the member of the session last proved who she is, by her password and her code: signing in is the first proof. Null: she has to
  -- prove it before what asks for a proof.
  proved_at timestamptz default now()
);
create index staff_sessions_staff on staff_sessions (staff_id, address);
create index staff_sessions_end on staff_sessions (expires_at);

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

-- Deletes the oldest rows of this kind beyond 1,000.
create trigger staff_sign_ins_limited after insert on staff_sign_ins for each row execute function limit_staff_sign_ins();

-- When a member was last mailed that her password is being guessed.
create table staff_sign_in_alerts (
  staff_id uuid primary key references staff on delete cascade,
  mailed_at timestamptz not null
);
