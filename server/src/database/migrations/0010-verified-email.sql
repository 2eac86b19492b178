-- A shopper's e-mail address counts as hers once she has followed a link that was sent to it.
alter table users add column email_verified_at timestamptz;

-- The address that a shopper has asked to change to: it counts once its link is followed.
alter table users add column pending_email text check (pending_email <> '');

-- Whether a shopper is new is decided once, when she first confirms an address. Those who are here were judged when they signed up.
alter table users add column new_member_decided_at timestamptz;
update users set new_member_decided_at = now();

-- Links that were sent to an address. 'confirm' proves `email`, 'undo' gives the account `email` back. A token is kept as its SHA-256.
create table email_links (
  -- In the order in which they were made, whatever the clock does: undoing a change undoes those after it.
  email_link_id bigint generated always as identity primary key,
  token_hash bytea not null unique,
  user_id uuid not null references users on delete cascade,
  purpose text not null check (purpose in ('confirm', 'undo')),
  email text not null check (email <> ''),
  created_at timestamptz not null default now(),
  expires_at timestamptz not null
);
create index email_links_user on email_links (user_id);
create index email_links_end on email_links (expires_at);

-- Mails that went to an address before anybody had proved that it is theirs, by a hash of the mailbox. They outlive the account, so that
-- signing up again sends no more of them.
create table proving_mails (
  proving_mail_id bigint generated always as identity primary key,
  mailbox_hash bytea not null,
  -- It went out in the room that mails about a forgotten password have of their own, and counts there alone.
  in_room_of_resets boolean not null default false,
  created_at timestamptz not null default now()
);
create index proving_mails_mailbox on proving_mails (mailbox_hash, created_at);
create index proving_mails_age on proving_mails (created_at);

-- A name with @ signs in its owner alone: it is the account's own address, or one that an undo link may still give back.
create function refuse_foreign_address() returns trigger language plpgsql as $$
declare
  owner_id uuid := coalesce(new.user_id, old.user_id);
begin
  if exists (
    select from sign_in_names as names
    where names.user_id = owner_id and names.sign_in_name like '%@%'
      and not exists (select from users where users.user_id = owner_id and lower(users.email) = names.sign_in_name)
      and not exists (
        select from email_links as links
        where links.user_id = owner_id and links.purpose = 'undo' and lower(links.email) = names.sign_in_name)
  ) then
    raise exception 'a sign-in name with @ is not an address of this account' using errcode = 'check_violation', constraint = 'sign_in_names_own_address';
  end if;
  return null;
end $$;

-- Usernames of before this rule: they sign in by their own address from now on.
delete from sign_in_names as names
  where sign_in_name like '%@%'
    and not exists (select from users where users.user_id = names.user_id and lower(users.email) = names.sign_in_name);

-- At the commit: within a transaction the address and its name change one after the other.
create constraint trigger sign_in_names_own_address after insert or update on sign_in_names
  deferrable initially deferred for each row when (new.sign_in_name like '%@%') execute function refuse_foreign_address();
create constraint trigger users_own_address after update of email on users
  deferrable initially deferred for each row when (new.email is distinct from old.email) execute function refuse_foreign_address();
create constraint trigger email_links_own_address after delete on email_links
  deferrable initially deferred for each row when (old.purpose = 'undo') execute function refuse_foreign_address();

-- ── orders of an account that is erased ─────────────────────────────────────────────────────────

-- Orders on their way stay, and mails about them go to the address that was proved, or nowhere.
create function keep_proved_address() returns trigger language plpgsql as $$
begin
  update orders
    set customer_email = case when old.email_verified_at is null then 'erased' else old.email end
    where user_id = old.user_id and customer_email <> 'erased';
  return old;
end $$;
create trigger users_keep_proved_address before delete on users for each row execute function keep_proved_address();
