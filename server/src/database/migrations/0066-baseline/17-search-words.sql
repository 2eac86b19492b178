-- Words that staff explain to the search, and searches that found nothing.

create table search_words (
  search_word_id uuid primary key default gen_random_uuid(),
  word text not null check (word = btrim(word) and length(word) between 1 and 60),
  -- The words as the search compares them: their stems in alphabetical order.
  word_key text not null unique check (word_key <> ''),
  means text[] not null check (cardinality(means) between 1 and 8 and array_position(means, null) is null
    and length(array_to_string(means, '')) <= 480),
  means_keys text[] not null check (cardinality(means_keys) = cardinality(means) and '' <> all (means_keys)),
  -- Shoppers who search for a meaning also find the word.
  is_two_way boolean not null default false,
  language text check (language in ('en', 'fr', 'rw', 'ko')),
  version integer not null default 1,
  created_at timestamptz not null default now(),
  constraint search_words_means_itself check (word_key <> all (means_keys))
);
create index search_words_age on search_words (created_at, search_word_id);

-- The second of two editors learns of the first one's change.
create trigger search_words_version before update on search_words for each row execute function raise_version();

-- The audit log has each change.
create trigger search_words_audit after insert or update or delete on search_words for each row
  execute function audit_change('search_word_id', '', 'word_key,means_keys,version,created_at');

-- Every process reloads the catalogue's lists.
create trigger search_words_bump after insert or update or delete on search_words for each statement
  execute function bump_catalogue_version();

-- The lock makes two writers see each other's rows.
create function check_search_word() returns trigger language plpgsql as $$
begin
  perform pg_advisory_xact_lock(hashtextextended('search words', 0));
  if tg_op = 'INSERT' and (select count(*) from search_words) >= 500 then
    raise exception 'the shop has 500 search words' using errcode = 'check_violation', constraint = 'search_words_count';
  end if;
  if exists (select from search_words other where other.search_word_id <> new.search_word_id
      and other.word_key = any (new.means_keys) and new.word_key = any (other.means_keys)) then
    raise exception 'a meaning of % means it already', new.word using errcode = 'check_violation', constraint = 'search_words_circle';
  end if;
  return new;
end $$;

-- Limits the number of search words, and refuses two that explain each other.
create trigger search_words_check before insert or update of word_key, means_keys on search_words for each row
  execute function check_search_word();

-- Search texts that found nothing, counted for each day in Kigali. No column says who searched.
create table missed_searches (
  day date not null,
  -- In lower case. The process refuses more texts that could identify a person; these checks refuse the plainest.
  words text not null check (length(words) between 1 and 80 and words !~ '@|[0-9]{6}'),
  count integer not null check (count between 1 and 1000000),
  primary key (day, words)
);
