-- The language in which an account, an order, a message or a wait was made. The shop writes its mails in it. The code knows the languages
-- (contract/src/languages.ts), so a new one needs no migration.
alter table users add column language text not null default 'en' check (language ~ '^[a-z]{2}$');
alter table orders add column language text not null default 'en' check (language ~ '^[a-z]{2}$');
alter table contact_messages add column language text not null default 'en' check (language ~ '^[a-z]{2}$');
alter table stock_waits add column language text not null default 'en' check (language ~ '^[a-z]{2}$');
