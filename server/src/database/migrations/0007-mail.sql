-- What the shop writes to people: put here by the transaction that is its reason, sent afterwards, never twice.
create table mails (
  mail_id uuid primary key default gen_random_uuid(),
  -- Whom it was about; the mail goes with the account.
  user_id uuid references users on delete cascade,
  kind text not null check (kind <> ''),
  to_address text not null check (to_address ~ '^[^\s<>,;]+@[^\s<>,;]+$'),
  subject text not null check (subject <> '' and subject !~ '[\r\n]'),
  text text not null,
  html text not null,
  -- 'sending': handed to the server, whose answer has not come. What stays so was perhaps sent, and is not sent again.
  state text not null default 'waiting' check (state in ('waiting', 'sending', 'sent', 'refused')),
  tries integer not null default 0,
  last_error text not null default '',
  created_at timestamptz not null default now(),
  sent_at timestamptz,
  check ((state = 'sent') = (sent_at is not null))
);
create index mails_newest on mails (created_at desc);
create index mails_of_user on mails (user_id);
