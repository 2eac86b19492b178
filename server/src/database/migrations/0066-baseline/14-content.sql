-- What staff write: slides, announcements, questions, policies and the settings of the shop.

create table slides (
  slide_id text default gen_random_uuid()::text primary key,
  image text not null,
  image_tall text not null default '',
  link text not null default '/',
  slug text not null default '',
  title text not null,
  description text not null default '',
  action text not null default '',
  -- Words over the picture are in ink: its wall is pale.
  dark_text boolean not null default false,
  position integer not null default 0,
  -- Null: from the beginning, and for ever.
  starts_at timestamptz,
  ends_at timestamptz,
  version integer not null default 1,
  constraint slides_time check (ends_at > starts_at)
);

-- Every process reloads the catalogue's lists.
create trigger slides_bump after insert or update or delete on slides for each statement execute function bump_catalogue_version();

-- Another order leaves the versions, so that it disturbs nobody who is editing.
create trigger slides_version before update on slides for each row
  when (old.position = new.position) execute function raise_version();

-- The audit log has each change.
create trigger slides_audit after insert or update or delete on slides
  for each row execute function audit_change('slide_id', '', 'version');

create table slide_texts (
  slide_text_id text default gen_random_uuid()::text primary key,
  text text not null check (text <> ''),
  position integer not null default 0,
  -- Null: from the beginning, and for ever.
  starts_at timestamptz,
  ends_at timestamptz,
  version integer not null default 1,
  constraint slide_texts_time check (ends_at > starts_at)
);

-- Every process reloads the catalogue's lists.
create trigger slide_texts_bump after insert or update or delete on slide_texts
  for each statement execute function bump_catalogue_version();

-- Another order leaves the versions, so that it disturbs nobody who is editing.
create trigger slide_texts_version before update on slide_texts for each row
  when (old.position = new.position) execute function raise_version();

-- The audit log has each change.
create trigger slide_texts_audit after insert or update or delete on slide_texts for each row
  execute function audit_change('slide_text_id', '', 'version');

create table faqs (
  faq_id text primary key default gen_random_uuid()::text,
  question text not null check (question <> ''),
  -- Clean HTML.
  answer text not null check (answer <> ''),
  position integer not null default 0,
  starts_at timestamptz,
  ends_at timestamptz,
  version integer not null default 1,
  constraint faqs_time check (ends_at > starts_at)
);

-- Another order leaves the versions, so that it disturbs nobody who is editing.
create trigger faqs_version before update on faqs for each row
  when (old.position = new.position) execute function raise_version();

-- Every process reloads the catalogue's lists.
create trigger faqs_bump after insert or update or delete on faqs for each statement execute function bump_catalogue_version();

-- The audit log has each change.
create trigger faqs_audit after insert or update or delete on faqs for each row execute function audit_change('faq_id', '', 'version');

-- Shoppers read the text with the latest past start. Earlier ones stay, so that staff can see what applied when.
create table policies (
  policy_id text primary key default gen_random_uuid()::text,
  policy text not null check (policy in ('terms', 'privacy', 'refund', 'legal')),
  -- Clean HTML.
  html text not null check (html <> ''),
  starts_at timestamptz not null,
  version integer not null default 1,
  constraint policies_time unique (policy, starts_at)
);

-- The second of two editors learns of the first one's change.
create trigger policies_version before update on policies for each row execute function raise_version();

-- Every process reloads the catalogue's lists.
create trigger policies_bump after insert or update or delete on policies for each statement execute function bump_catalogue_version();

-- The audit log has each change.
create trigger policies_audit after insert or update or delete on policies for each row
  execute function audit_change('policy_id', '', 'version');

-- A text of a policy that has applied is what shoppers agreed to, so it stays as it was: a change is a text of its own, with its own start.
create function keep_applied_policy() returns trigger language plpgsql as $$
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

-- Keeps texts that have applied, and sets the start of new ones.
create trigger policies_keep before insert or update or delete on policies for each row execute function keep_applied_policy();

create table site_settings (
  id text primary key default 'shop' check (id = 'shop'),
  name text not null,
  favicon text not null default '',
  light_logo text not null default '',
  dark_logo text not null default '',
  email text not null default '',
  phone text not null default '',
  address text not null default '',
  facebook text not null default '',
  twitter text not null default '',
  instagram text not null default '',
  pinterest text not null default '',
  youtube text not null default '',
  tiktok text not null default '',
  whatsapp text not null default '',
  free_shipping boolean not null default true,
  ussd_code text not null default '',
  merchant_name text not null default '',
  created_at timestamptz not null default now(),
  updated_at timestamptz not null default now(),
  -- How long new passwords are at least; 0 leaves it at the least of each form.
  password_length_min integer not null default 0 check (password_length_min between 0 and 64),
  -- An order that is not paid by then is cancelled; half that time before, whoever placed it is reminded.
  unpaid_hours integer not null default 72 check (unpaid_hours between 1 and 2160),
  -- How to pay from another network than the code's, in words.
  other_networks text not null default '',
  version integer not null default 1,
  -- Free delivery can be planned: from and until when. Null: from now on, and for ever.
  free_shipping_from timestamptz,
  free_shipping_until timestamptz,
  -- The owner can end the offer for new members: a percentage off, and a free gift with the first order.
  new_member_offer boolean not null default true,
  constraint site_settings_free_time check (free_shipping_until > free_shipping_from)
);

-- Every process reloads the catalogue's lists.
create trigger site_settings_bump after insert or update or delete on site_settings
  for each statement execute function bump_catalogue_version();

-- The second of two editors learns of the first one's change.
create trigger site_settings_version before update on site_settings for each row execute function raise_version();

-- The audit log has each change.
create trigger site_settings_audit after insert or update or delete on site_settings for each row
  execute function audit_change('id', '', 'version,created_at,updated_at');
