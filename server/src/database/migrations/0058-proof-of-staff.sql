-- When the member of a session last proved who she is, by her password and her code: signing in is the first proof. Sessions from before
-- have none, so their members prove it once.
alter table staff_sessions add column proved_at timestamptz;
alter table staff_sessions alter column proved_at set default now();
