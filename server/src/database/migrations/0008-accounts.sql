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
  -- Null: written by nobody who was signed in. Else it goes with the account.
  user_id uuid references users on delete cascade,
  name text not null check (name <> ''),
  email text not null check (email <> ''),
  phone text not null check (phone <> ''),
  message text not null check (message <> ''),
  created_at timestamptz not null default now()
);
create index contact_messages_newest on contact_messages (created_at desc);
create index contact_messages_user on contact_messages (user_id);

-- What one person wrote is listed to her.
create index reviews_of_user on reviews (user_id, created_at desc);

-- Whom an answer goes to, where that is not the shop: one address, nothing beside it.
alter table mails add column reply_to text check (reply_to ~ '^[^\s<>,;]+@[^\s<>,;]+$');

-- How long new passwords are at least; 0 leaves it at the least of each form.
alter table site_settings add column password_length_min integer not null default 0 check (password_length_min between 0 and 64);

-- ── coupons ─────────────────────────────────────────────────────────────────────────────────────

create table coupons (
  coupon_id uuid primary key default gen_random_uuid(),
  -- One way to write each: people type them in any case.
  coupon_code text not null unique check (coupon_code ~ '^[A-Z0-9][A-Z0-9-]{2,39}$'),
  coupon_type text not null check (coupon_type in ('percentage', 'fixed')),
  discount integer not null check (discount > 0 and (coupon_type = 'fixed' or discount <= 100)),
  minimum_spend_rwf integer not null default 0 check (minimum_spend_rwf >= 0),
  starts_at timestamptz not null default now(),
  ends_at timestamptz check (ends_at > starts_at),
  -- How often in all, and by one person; null: as often as one likes.
  total_limit integer check (total_limit > 0),
  person_limit integer check (person_limit > 0),
  new_members_only boolean not null default false,
  -- Set: nobody else can use it. It goes with the account; an order that used it has copied what it was.
  user_id uuid references users on delete cascade,
  created_at timestamptz not null default now()
);
create index coupons_of_user on coupons (user_id);

-- Who has had the new-member coupon, by hashes of e-mail address and phone: it outlives the account, so that a second account
-- of the same person gets no second one.
create table new_members (
  key bytea primary key,
  created_at timestamptz not null default now()
);

-- ── what an erased account leaves ───────────────────────────────────────────────────────────────

-- The books keep what was sold and for how much. Whom it was for is needed until it has arrived; then it goes, where there is
-- no account any more.
create function forget_customer() returns trigger language plpgsql as $$
begin
  new.customer_name := 'erased';
  new.customer_email := 'erased';
  new.customer_phone := 'erased';
  new.address := 'erased';
  return new;
end $$;
create trigger orders_forget_customer before update on orders for each row
  when (new.user_id is null and old.user_id is not null and new.status in ('delivered', 'cancelled')
     or new.user_id is null and new.status is distinct from old.status and new.status in ('delivered', 'cancelled'))
  execute function forget_customer();
