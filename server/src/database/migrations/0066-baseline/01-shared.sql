-- What the tables of several domains share: functions of triggers, the clock, and how texts are compared.

-- For tables whose rows are written once.
create function refuse_rewriting() returns trigger language plpgsql as $$
begin
  raise exception '% is written once', tg_table_name using errcode = 'restrict_violation';
end $$;

-- For what only other triggers may change. Argument: the text of the error.
create function refuse_by_hand() returns trigger language plpgsql as $$
begin
  raise exception '%', tg_argv[0] using errcode = 'restrict_violation';
end $$;

-- A table that staff edit has a version, so that the second of two editors learns that the row has changed.
create function raise_version() returns trigger language plpgsql as $$
begin
  new.version := old.version + 1;
  return new;
end $$;

-- The time that deadlines are measured by: the database's, for all processes alike. Tests replace this function.
create function shop_now() returns timestamptz language sql stable parallel safe as $$
  select now()
$$;

-- The time of the shop's clock at this moment, while shop_now() is the time at which the transaction started.
create function shop_clock() returns timestamptz language sql volatile as $$
  select shop_now() + (clock_timestamp() - now())
$$;

-- As contract/src/rules/clean-text.ts does it for identifiers: the invisible characters are named, because classes depend on the locale.
create function clean_identifier(typed text) returns text language sql immutable parallel safe as $$
  select btrim(regexp_replace(
    normalize(regexp_replace(
      normalize(regexp_replace(typed, '[\u0085\u2028\u2029]', ' ', 'g'), NFKC),
      '[\u0080-\u009f\u00ad\u034f\u061c\u115f\u1160\u17b4\u17b5\u180b-\u180f\u200b-\u200f\u202a-\u202e\u2060-\u206f\u2800\u3164\ufe00-\ufe0f\ufeff\uffa0\ufff0-\ufffb\U0001bca0-\U0001bca3\U0001d173-\U0001d17a\U000e0000-\U000e0fff]+',
      '', 'g'), NFKC),
    '[\u0009-\u000d\u0020\u00a0\u1680\u2000-\u200a\u202f\u205f\u3000]+', ' ', 'g'))
$$;

-- As contract/src/rules/clean-text.ts does it for one line. The joiners, selectors and tags of emoji stay, also where they join nothing.
create function clean_line(typed text) returns text language sql immutable parallel safe as $$
  select btrim(regexp_replace(
    normalize(regexp_replace(
      regexp_replace(typed, '[\u0085\u2028\u2029]', ' ', 'g'),
      '[\u0080-\u009f\u00ad\u034f\u061c\u115f\u1160\u17b4\u17b5\u180b-\u180f\u200b\u200c\u200e\u200f\u202a-\u202e\u2060-\u206f\u2800\u3164\ufe00-\ufe0d\ufeff\uffa0\ufff0-\ufffb\U0001bca0-\U0001bca3\U0001d173-\U0001d17a]+',
      '', 'g'), NFC),
    '[\u0009-\u000d\u0020\u00a0\u1680\u2000-\u200a\u202f\u205f\u3000]+', ' ', 'g'))
$$;

-- Staff find a customer by words of her name in any order, with and without accents. The words of both sides begin alike, so 'Elise' finds
-- 'Élise'. Composed again, because the parser would take Korean letters apart. Punctuation becomes spaces, because the parser would read
-- 'a.b@c.d' as one word.
create function name_words(names text) returns tsvector language sql immutable parallel safe return to_tsvector('simple',
  translate(normalize(regexp_replace(normalize(names, NFKD), '[\u0300-\u036f]', '', 'g'), NFC), '@._+-/:', repeat(' ', 7)));

-- Logs a change of a row. Arguments: the column with its id; columns whose values are hidden; columns that are not logged.
create function audit_change() returns trigger language plpgsql as $$
declare
  former jsonb := coalesce(to_jsonb(old), '{}');
  latter jsonb := coalesce(to_jsonb(new), '{}');
  hidden text[] := string_to_array(tg_argv[1], ',');
  ignored text[] := string_to_array(tg_argv[2], ',') || tg_argv[0];
  changed jsonb;
begin
  select jsonb_object_agg(name, case when name = any (hidden) then '{"hidden": true}'
      else jsonb_build_object('from', former -> name, 'to', latter -> name) end)
    into changed
    from jsonb_object_keys(former || latter) as name
    where name <> all (ignored) and coalesce(former -> name, 'null') <> coalesce(latter -> name, 'null');
  if changed is not null or tg_op <> 'UPDATE' then
    insert into audit_log (noun, record_id, action, changes, staff_id) values (
      replace(tg_table_name, '_', '-'), coalesce(latter ->> tg_argv[0], former ->> tg_argv[0]), lower(tg_op), coalesce(changed, '{}'),
      nullif(current_setting('shop.staff_id', true), '')::uuid);
  end if;
  return null;
end $$;
