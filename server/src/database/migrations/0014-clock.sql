-- What the shop knows of its own state: its clock, whether a write works, when its jobs ran, which failures it has told of.

-- ── the clock ───────────────────────────────────────────────────────────────────────────────────

-- The time that deadlines are measured by: the database's, for all processes alike. Tests move it by 'uruhu.clock_offset', as nothing else
-- can; a shop never sets that.
create function shop_now() returns timestamptz language sql stable parallel safe as $$
  select now() + coalesce(nullif(current_setting('uruhu.clock_offset', true), '')::interval, interval '0')
$$;

create table clock (
  only_row boolean primary key default true check (only_row),
  -- The time at the last look of any process; null before the first one.
  seen_at timestamptz,
  -- One more each time that staff accept a jump: processes then measure anew.
  accepted integer not null default 0
);
insert into clock default values;

-- Each time that the clock jumped. Until it is accepted nothing is cancelled, deleted or reminded of.
create table clock_jumps (
  clock_jump_id integer generated always as identity primary key,
  kind text not null check (kind in ('back', 'ahead', 'long_stop', 'clocks_differ')),
  -- What the clock should have said, and what it said.
  expected_at timestamptz not null,
  found_at timestamptz not null,
  -- What the process that found it took the time to be.
  process_at timestamptz not null,
  created_at timestamptz not null default now(),
  accepted_at timestamptz,
  -- Who of the staff accepted it; null where it was done at the shop's machine.
  accepted_by uuid references staff
);
create unique index clock_jumps_one_open on clock_jumps ((accepted_at is null)) where accepted_at is null;

-- ── whether a write works ───────────────────────────────────────────────────────────────────────

create table readiness_probe (
  only_row boolean primary key default true check (only_row),
  probed_at timestamptz not null default now()
);
insert into readiness_probe default values;

-- ── jobs and failures ───────────────────────────────────────────────────────────────────────────

-- When each job of the shop last ran, in any process.
create table job_runs (
  job text primary key,
  every_s integer not null check (every_s > 0),
  -- From when it is waited for: its first run, the last start of a process, the last time that staff accepted the clock.
  began_at timestamptz not null default now(),
  ran_at timestamptz not null,
  succeeded_at timestamptz,
  last_error text not null default ''
);

-- Failures that have been logged and are not over: so that several processes say each once.
create table told_failures (
  event text primary key,
  count integer not null check (count > 0),
  began_at timestamptz not null default now(),
  told_at timestamptz not null default now()
);

-- ── mails ───────────────────────────────────────────────────────────────────────────────────────

-- When somebody began to send it, and when the server last refused it, also where it waits again since.
alter table mails add column taken_at timestamptz;
alter table mails add column refused_at timestamptz;
update mails set refused_at = created_at where state = 'refused';
create index mails_unsent on mails (state, created_at) where state <> 'sent';
create index mails_sent on mails (sent_at) where sent_at is not null;
create index mails_refused on mails (refused_at) where refused_at is not null;

-- ── payments that wait for somebody ─────────────────────────────────────────────────────────────

create index payment_attempts_submitted on payment_attempts (updated_at) where state = 'submitted';
create index payment_attempts_refund_asked on payment_attempts (refund_asked_at) where state = 'succeeded' and refund_asked_at is not null;
