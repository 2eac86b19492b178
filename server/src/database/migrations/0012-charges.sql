-- What callers have been charged: a bucket for each payer and unit, that a charge fills and time empties, shared by all processes. Keys
-- are hashes: nothing here tells whose they are. Unlogged, so that a charge waits for no disk: a restart keeps them, and a crash of the
-- database forgets counts and nothing else.
create unlogged table charges (
  key bytea primary key check (octet_length(key) = 32),
  -- When the bucket is empty again: the whole state in one value.
  empty_at timestamptz not null
) with (fillfactor = 70);
