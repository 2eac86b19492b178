-- Search texts that found nothing, counted for each day in Kigali. No column says who searched.
create table missed_searches (
  day date not null,
  -- In lower case. The process refuses more texts that could identify a person; these checks refuse the plainest.
  words text not null check (length(words) between 1 and 80 and words !~ '@|[0-9]{6}'),
  count integer not null check (count between 1 and 1000000),
  primary key (day, words)
);
