-- The language in which an account, an order, a message or a wait was made. The shop writes its mails in it. The code knows the languages
-- (contract/src/languages.ts), so a new one needs no migration.
alter table users add column language text not null default 'en' check (language ~ '^[a-z]{2}$');
alter table orders add column language text not null default 'en' check (language ~ '^[a-z]{2}$');
alter table contact_messages add column language text not null default 'en' check (language ~ '^[a-z]{2}$');
alter table stock_waits add column language text not null default 'en' check (language ~ '^[a-z]{2}$');

-- As in the baseline. The language of a message never changes, so the audit log does not know it.
drop trigger contact_messages_audit on contact_messages;
create trigger contact_messages_audit after update on contact_messages for each row
  when (old.state is distinct from new.state)
  execute function audit_change('contact_message_id', 'user_id,name,email,phone,message', 'version,state_since,language');
