-- What belongs to having an account: how often may be tried, who came in from where, new passwords, what somebody's skin is like.

-- How often something may be tried: a bucket for each key, that a try fills and time empties. Shared by all processes, kept over
-- a restart. Keys are hashes: nothing here tells whose they are.
create table tries (
  key bytea primary key,
  empty_at timestamptz not null
);
create index tries_empty on tries (empty_at);

-- Every way in that was tried. The address as far as it is counted by.
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

-- Sessions are shown to their owner and ended by her: by a name that is not the secret.
alter table sessions add column session_id uuid not null default gen_random_uuid();
alter table sessions add column address text not null default '';
alter table sessions add column seen_at timestamptz not null default now();
create unique index sessions_id on sessions (session_id);

create table beauty_profiles (
  user_id uuid primary key references users on delete cascade,
  skin_type text not null default '',
  skin_concern text[] not null default '{}',
  avoided text[] not null default '{}',
  updated_at timestamptz not null default now()
);

create table contact_messages (
  contact_message_id uuid primary key default gen_random_uuid(),
  user_id uuid references users on delete set null,
  name text not null check (name <> ''),
  email text not null check (email <> ''),
  phone text not null check (phone <> ''),
  message text not null check (message <> ''),
  created_at timestamptz not null default now()
);
create index contact_messages_newest on contact_messages (created_at desc);
