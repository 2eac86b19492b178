-- What staff write: slides, announcements, questions and policies, with versions, an order, and the times from and until which they are shown.

do $$
declare noun text;
begin
  foreach noun in array array['slides', 'slide_texts']
  loop
    execute format('alter table %I
      alter column %I set default gen_random_uuid()::text,
      -- Null: from the beginning, and for ever.
      add column starts_at timestamptz,
      add column ends_at timestamptz,
      add column version integer not null default 1,
      add constraint %I check (ends_at > starts_at)', noun, left(noun, -1) || '_id', noun || '_time');
  end loop;
end $$;

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
insert into faqs (question, answer, position)
  select faq ->> 'question', faq ->> 'answer', place::integer
  from site_settings, jsonb_array_elements(faqs) with ordinality as listed (faq, place)
  where faq ->> 'question' <> '' and faq ->> 'answer' <> '';

-- Shoppers read the text with the latest past start. Earlier ones stay, so that staff can see what applied when.
create table policies (
  policy_id text primary key default gen_random_uuid()::text,
  policy text not null check (policy in ('terms', 'privacy', 'refund', 'legal')),
  -- Clean HTML.
  html text not null check (html <> ''),
  starts_at timestamptz not null default now(),
  version integer not null default 1,
  constraint policies_time unique (policy, starts_at)
);
insert into policies (policy, html, starts_at)
  select policy, html, updated_at from site_settings,
    lateral (values ('terms', terms), ('privacy', privacy), ('refund', refund), ('legal', legal)) as texts (policy, html)
  where html <> '';

alter table site_settings drop column faqs, drop column terms, drop column privacy, drop column refund, drop column legal,
  add column version integer not null default 1;

create trigger site_settings_version before update on site_settings for each row execute function raise_version();
create trigger policies_version before update on policies for each row execute function raise_version();
-- Another order leaves the versions, so that it disturbs nobody who is editing.
do $$
declare noun text;
begin
  foreach noun in array array['slides', 'slide_texts', 'faqs']
  loop
    execute format('create trigger %1$s_version before update on %1$I for each row
      when (old.position = new.position) execute function raise_version()', noun);
  end loop;
  foreach noun in array array['faqs', 'policies']
  loop
    execute format('create trigger %1$s_bump after insert or update or delete on %1$I for each statement execute function bump_catalogue_version()', noun);
  end loop;
end $$;

create trigger slides_audit after insert or update or delete on slides for each row execute function audit_change('slide_id', '', 'version');
create trigger slide_texts_audit after insert or update or delete on slide_texts for each row
  execute function audit_change('slide_text_id', '', 'version');
create trigger faqs_audit after insert or update or delete on faqs for each row execute function audit_change('faq_id', '', 'version');
create trigger policies_audit after insert or update or delete on policies for each row
  execute function audit_change('policy_id', '', 'version');
create trigger site_settings_audit after insert or update or delete on site_settings for each row
  execute function audit_change('id', '', 'version,created_at,updated_at');
