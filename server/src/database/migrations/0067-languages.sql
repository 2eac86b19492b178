-- The language in which somebody came to the shop, in which its mails and papers are written: of the account, of the order (a guest's has one,
-- too), of the message and of the wait. The code knows the languages (contract/src/languages.ts), so a new one needs no migration.
alter table users add column language text not null default 'en' check (language ~ '^[a-z]{2}$');
alter table orders add column language text not null default 'en' check (language ~ '^[a-z]{2}$');
alter table contact_messages add column language text not null default 'en' check (language ~ '^[a-z]{2}$');
alter table stock_waits add column language text not null default 'en' check (language ~ '^[a-z]{2}$');
