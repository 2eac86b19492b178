-- How often something may be tried.

-- How often something may be tried: a bucket for each key, that a try fills and time empties. Shared by all processes, kept over
-- a restart. Keys are hashes: nothing here tells whose they are.
create table rate_limits (
  key bytea primary key,
  empty_at timestamptz not null
) with (fillfactor = 70);
