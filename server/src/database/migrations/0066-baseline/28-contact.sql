-- Messages from the contact form, and the answers.

create table contact_messages (
  contact_message_id uuid primary key default gen_random_uuid(),
  -- Null: written by nobody who was signed in. Else it goes with the account.
  user_id uuid references users on delete cascade,
  name text not null check (name <> ''),
  email text not null check (email <> ''),
  phone text not null check (phone <> ''),
  message text not null check (message <> ''),
  created_at timestamptz not null default now(),
  state text default 'open' not null check (state in ('open', 'answered', 'closed')),
  version integer not null default 1,
  -- Since when the thread is in its state.
  state_since timestamptz not null default now()
);
create index contact_messages_newest on contact_messages (created_at desc);
create index contact_messages_user on contact_messages (user_id);
create index contact_messages_state on contact_messages (state, created_at);
create index contact_messages_code on contact_messages ((contact_message_id::text) text_pattern_ops);
create index contact_messages_email on contact_messages (lower(email));

create function begin_message_state() returns trigger language plpgsql as $$
begin
  new.version := old.version + 1;
  if new.state <> old.state then
    new.state_since := now();
  end if;
  return new;
end $$;

-- Raises the version, and notes since when the thread is in its state.
create trigger contact_messages_version before update on contact_messages for each row execute function begin_message_state();

-- A message stays as it was sent.
create trigger contact_messages_text before update on contact_messages for each row
  when ((old.name, old.email, old.phone, old.message) is distinct from (new.name, new.email, new.phone, new.message))
  execute function refuse_by_hand('a message stays as it was sent');

-- The audit log has the states of a thread, without what the shopper wrote.
create trigger contact_messages_audit after update on contact_messages for each row
  when (old.state is distinct from new.state)
  execute function audit_change('contact_message_id', 'user_id,name,email,phone,message', 'version,state_since');

create table contact_entries (
  contact_entry_id bigint generated always as identity primary key,
  contact_message_id uuid not null references contact_messages on delete cascade,
  -- 'sent': an answer of the shop, by mail. 'received': a reply that a staff member has copied from the shop's mailbox.
  direction text not null check (direction in ('sent', 'received')),
  text text not null check (text <> '' and length(text) <= 5000),
  staff_id uuid not null references staff,
  -- Null once the outbox has deleted the mail.
  mail_id uuid references mails on delete set null,
  created_at timestamptz not null default now()
);
create index contact_entries_message on contact_entries (contact_message_id, contact_entry_id);
create index contact_entries_mail on contact_entries (mail_id);

-- An answer stays as it was sent. Its mail may be deleted.
create trigger contact_entries_written_once before update on contact_entries for each row
  when ((old.contact_message_id, old.direction, old.text, old.staff_id, old.created_at)
    is distinct from (new.contact_message_id, new.direction, new.text, new.staff_id, new.created_at))
  execute function refuse_rewriting();

-- It goes only with its message, which a reference deletes (depth 1).
create trigger contact_entries_kept before delete on contact_entries for each row when (pg_trigger_depth() = 0)
  execute function refuse_by_hand('an answer goes with its message');

create function audit_message_entry() returns trigger language plpgsql as $$
begin
  insert into audit_log (noun, record_id, action, changes, staff_id)
    values ('contact-messages', new.contact_message_id, 'update', jsonb_build_object(new.direction, '{"hidden": true}'::jsonb), new.staff_id);
  return null;
end $$;

-- The audit log has who answered, without the text.
create trigger contact_entries_audit after insert on contact_entries for each row execute function audit_message_entry();
