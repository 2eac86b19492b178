-- What the shop knows of its own state: its clock, whether a write works, when its jobs ran, which failures it has reported.

-- What the processes have seen of the clock: one row.
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

-- The audit log has who accepted a jump.
create trigger clock_jumps_audit after update on clock_jumps for each row
  when (old.accepted_at is null and new.accepted_at is not null)
  execute function audit_change('clock_jump_id', '', 'accepted_by');

-- The readiness check writes this row.
create table readiness_probe (
  only_row boolean primary key default true check (only_row),
  probed_at timestamptz not null default now()
);
insert into readiness_probe default values;

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
create table reported_failures (
  event text primary key,
  count integer not null check (count > 0),
  began_at timestamptz not null default now(),
  reported_at timestamptz not null default now()
);
