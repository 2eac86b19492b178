-- Accounts of shoppers: names to sign in by, sessions, links by mail, addresses and beauty profiles.

-- The words of an account, and the digits of its phone numbers without country code and leading zero: forwards after 'p', for their beginning,
-- and backwards after 'q', for their ending.
create function customer_words(name text, username text, email text, phones text[]) returns tsvector language sql immutable parallel safe
  return name_words(name || ' ' || username || ' ' || email) || array_to_tsvector(array(
    select word from unnest(phones) as phone,
      lateral (select regexp_replace(regexp_replace(phone, '[^0-9]', '', 'g'), '^(250|0)', '') as digits) as national,
      unnest(array['p' || digits, 'q' || reverse(digits)]) as word
    where digits <> ''));

create table users (
  user_id uuid primary key default gen_random_uuid(),
  username text not null check (username <> ''),
  name text not null check (name <> ''),
  email text not null check (email <> ''),
  phone text not null,
  address text not null default '',
  image text not null default '',
  password_hash text not null,
  primary_phone text not null default '',
  secondary_phone text not null default '',
  created_at timestamptz not null default now(),
  -- A shopper's e-mail address counts as hers once she has followed a link that was sent to it.
  email_verified_at timestamptz,
  -- The address that a shopper has asked to change to: it counts once its link is followed.
  pending_email text check (pending_email <> ''),
  -- When it was decided whether the shopper is a new member: once, when she first confirms an address.
  new_member_decided_at timestamptz,
  -- Since when the account cannot sign in; null: it can. Its orders go on.
  blocked_at timestamptz
);
create index users_age on users (created_at, user_id);
create index users_unclean on users (user_id) where username <> clean_identifier(username);
create index users_words on users using gin (customer_words(name, username, email, array[phone, primary_phone, secondary_phone]));

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

-- Checks the names again when the account gets another address.
create constraint trigger users_own_address after update of email on users
  deferrable initially deferred for each row when (new.email is distinct from old.email) execute function refuse_foreign_address();

-- Orders on their way stay, and mails about them go to the address that was proved, or nowhere.
create function keep_proved_address() returns trigger language plpgsql as $$
begin
  update orders
    set customer_email = case when old.email_verified_at is null then 'erased' else old.email end
    where user_id = old.user_id and customer_email <> 'erased';
  return old;
end $$;

-- Runs before the reference sets the user of her orders to null.
create trigger users_keep_proved_address before delete on users for each row execute function keep_proved_address();

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

-- The audit log has who blocked an account and who let it in again.
create trigger users_blocked after update of blocked_at on users for each row
  when (old.blocked_at is distinct from new.blocked_at) execute function audit_customer();

-- The audit log has which member erased an account. Shoppers who end their own account are not in it.
create trigger users_erased_by_staff after delete on users for each row
  when (coalesce(current_setting('shop.staff_id', true), '') <> '') execute function audit_customer();

-- Username and e-mail both sign in, so they share one name space: nobody can take another's e-mail as a username.
create table sign_in_names (
  sign_in_name text primary key check (sign_in_name = lower(sign_in_name)),
  user_id uuid not null references users on delete cascade,
  constraint sign_in_names_clean check (sign_in_name <> '' and sign_in_name = clean_identifier(sign_in_name))
);
create index sign_in_names_user on sign_in_names (user_id);

-- At the commit: within a transaction the address and its name change one after the other.
create constraint trigger sign_in_names_own_address after insert or update on sign_in_names
  deferrable initially deferred for each row when (new.sign_in_name like '%@%') execute function refuse_foreign_address();

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

-- Once nothing can give the former address back, the account must not sign in by it.
create constraint trigger email_links_own_address after delete on email_links
  deferrable initially deferred for each row when (old.purpose = 'undo') execute function refuse_foreign_address();

-- A token is random and kept only as its SHA-256: reading this table signs nobody in.
create table sessions (
  token_hash bytea primary key,
  user_id uuid not null references users on delete cascade,
  user_agent text not null default '',
  created_at timestamptz not null default now(),
  expires_at timestamptz not null,
  -- Sessions are shown to their owner and ended by her: by a name that is not the secret.
  session_id uuid not null default gen_random_uuid(),
  address text not null default ''
);
create index sessions_user on sessions (user_id);
create index sessions_expiry on sessions (expires_at);
create unique index sessions_id on sessions (session_id);

-- Each attempt to sign in. `address`: the part of the IP address that limits count by.
create table sign_ins (
  sign_in_id uuid primary key default gen_random_uuid(),
  -- Null: a name that nobody has. Noted all the same, so that it takes as long.
  user_id uuid references users on delete cascade,
  succeeded boolean not null,
  address text not null,
  user_agent text not null default '',
  created_at timestamptz not null default now()
);
create index sign_ins_newest on sign_ins (user_id, created_at desc);
create index sign_ins_known on sign_ins (user_id, address) where succeeded;

-- A link is good once, for an hour, and only its hash is kept: reading this table changes nobody's password.
create table password_resets (
  token_hash bytea primary key,
  user_id uuid not null references users on delete cascade,
  created_at timestamptz not null default now(),
  expires_at timestamptz not null
);
create index password_resets_user on password_resets (user_id);

create table addresses (
  address_id uuid primary key default gen_random_uuid(),
  user_id uuid not null references users on delete cascade,
  address text not null check (address <> ''),
  city text not null,
  country text not null,
  postal_code text not null,
  address_type text not null default 'shipping' check (address_type in ('shipping', 'billing')),
  is_default boolean not null default false,
  created_at timestamptz not null default now()
);
create index addresses_user on addresses (user_id, created_at);
create unique index addresses_one_default on addresses (user_id) where is_default;

create table beauty_profiles (
  user_id uuid primary key references users on delete cascade,
  skin_type text not null default '',
  skin_concern text[] not null default '{}',
  avoided text[] not null default '{}',
  updated_at timestamptz not null default now()
);
