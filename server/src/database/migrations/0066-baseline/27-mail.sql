-- Mails: the transaction that is the reason of a mail writes it, and the shop sends it afterwards, once.

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
  state text not null default 'waiting',
  attempts integer not null default 0,
  last_error text not null default '',
  created_at timestamptz not null default now(),
  sent_at timestamptz,
  -- Whom an answer goes to, where that is not the shop: one address, nothing beside it.
  reply_to text check (reply_to ~ '^[^\s<>,;]+@[^\s<>,;]+$'),
  -- When somebody began to send it, and when the server last refused it, also where it waits again since.
  taken_at timestamptz,
  refused_at timestamptz,
  -- The address by which a mail program ends mails of this kind (RFC 8058); null for mails that cannot be ended.
  unsubscribe_url text check (unsubscribe_url ~ '^https?://[^\s<>]+$'),
  -- Since when the recipient no longer wants this mail: it is dropped when it is about to be sent.
  withdrawn_at timestamptz,
  order_id uuid references orders,
  check ((state = 'sent') = (sent_at is not null)),
  constraint mails_state_check check (state in ('waiting', 'sending', 'sent', 'refused', 'dropped'))
);
create index mails_newest on mails (created_at desc);
create index mails_of_user on mails (user_id);
create index mails_unsent on mails (state, created_at) where state <> 'sent';
create index mails_sent on mails (sent_at) where sent_at is not null;
create index mails_refused on mails (refused_at) where refused_at is not null;
create index mails_of_order on mails (order_id, created_at) where order_id is not null;

-- Mails that went to an address before anybody had proved that it is theirs, by a hash of the mailbox. They outlive the account, so that
-- signing up again sends no more of them.
create table proof_mails (
  proof_mail_id bigint generated always as identity primary key,
  mailbox_hash bytea not null,
  -- It went out in the room that mails about a forgotten password have of their own, and counts there alone.
  counted_as_reset boolean not null default false,
  created_at timestamptz not null default now()
);
create index proof_mails_mailbox on proof_mails (mailbox_hash, created_at);
create index proof_mails_age on proof_mails (created_at);
