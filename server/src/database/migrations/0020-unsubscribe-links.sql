-- The links by which shoppers end the mails about products that are back. A link outlives the wait and the product that its mail was about,
-- because mail programs offer it as long as they keep the mail.
create table unsubscribe_links (
  -- SHA-256 of the token.
  token_hash bytea primary key check (octet_length(token_hash) = 32),
  user_id uuid not null references users on delete cascade,
  created_at timestamptz not null default now(),
  expires_at timestamptz not null
);
create index unsubscribe_links_user on unsubscribe_links (user_id);
create index unsubscribe_links_end on unsubscribe_links (expires_at);

-- Links in mails that are already written keep working, for as long as those of later mails.
insert into unsubscribe_links (token_hash, user_id, created_at, expires_at)
  select stop_token_hash, user_id, notified_at, notified_at + interval '365 days' from stock_waits where stop_token_hash is not null;
alter table stock_waits drop column stop_token_hash;
