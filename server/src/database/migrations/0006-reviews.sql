-- Reviews can be changed, hidden, found helpful and narrowed by skin. What is counted of them is kept here, whoever writes.

alter table reviews
  -- The reviewer's own skin, as the catalogue names it.
  add column skin_type text check (skin_type in ('Dry', 'Oily', 'Sensitive', 'Combination&Normal')),
  -- Null: it stands as it was first written.
  add column updated_at timestamptz,
  -- Staff took it off the page: it counts nowhere and nobody sees it, but it is there.
  add column hidden_at timestamptz;

create table review_helpful (
  review_id uuid not null references reviews on delete cascade,
  user_id uuid not null references users on delete cascade,
  created_at timestamptz not null default now(),
  constraint review_helpful_once primary key (review_id, user_id)
);
create index review_helpful_user on review_helpful (user_id);

-- ── ratings: how many of 1, 2, 3, 4 and 5 stars; their number and their sum follow ───────────────

-- A rating is written into the page where its product lies: no index has to follow. Filling a large demo costs no more for it.
alter table products set (fillfactor = 70);
alter table products
  add column rating_counts integer[] not null default '{0,0,0,0,0}',
  drop column rating_sum,
  drop column review_count;
alter table products
  add constraint products_rating_counts check (
    array_dims(rating_counts) = '[1:5]' and array_position(rating_counts, null) is null and 0 <= all (rating_counts)
  ),
  add column rating_sum integer not null generated always as (
    rating_counts[1] + 2 * rating_counts[2] + 3 * rating_counts[3] + 4 * rating_counts[4] + 5 * rating_counts[5]
  ) stored,
  add column review_count integer not null generated always as (
    rating_counts[1] + rating_counts[2] + rating_counts[3] + rating_counts[4] + rating_counts[5]
  ) stored;

-- A rating that comes (1) or goes (-1).
create type rating_change as (product_id text, rating smallint, by integer);

-- Products are locked in the order of their ids: who reviews several does not wait in a ring with another who does.
create function count_ratings(changes rating_change[]) returns void language plpgsql as $$
begin
  perform from products where product_id in (select product_id from unnest(changes)) order by product_id for no key update;
  update products
    set rating_counts = array[
      rating_counts[1] + ones, rating_counts[2] + twos, rating_counts[3] + threes, rating_counts[4] + fours, rating_counts[5] + fives
    ]
    from (
      select product_id,
        coalesce(sum(by) filter (where rating = 1), 0) as ones,
        coalesce(sum(by) filter (where rating = 2), 0) as twos,
        coalesce(sum(by) filter (where rating = 3), 0) as threes,
        coalesce(sum(by) filter (where rating = 4), 0) as fours,
        coalesce(sum(by) filter (where rating = 5), 0) as fives
      from unnest(changes) group by product_id
    ) change
    where products.product_id = change.product_id and (ones, twos, threes, fours, fives) <> (0, 0, 0, 0, 0);
end $$;

-- A new rating changes its product, which is noted as such (0003); another text or picture changes its page alone. Products are locked
-- before the catalogue's version, as by everybody else. What is helpful locks neither: each press would empty what every process keeps.
create function follow_reviews() returns trigger language plpgsql as $$
declare changes rating_change[];
declare latest bigint;
begin
  if tg_op = 'INSERT' then
    select array_agg((product_id, rating, 1)::rating_change) into changes from new_rows where hidden_at is null;
  elsif tg_op = 'DELETE' then
    select array_agg((product_id, rating, -1)::rating_change) into changes from old_rows where hidden_at is null;
  else
    select array_agg(change) into changes
      from old_rows before join new_rows after using (review_id)
        cross join lateral (values
          ((before.product_id, before.rating, -1)::rating_change, before.hidden_at),
          ((after.product_id, after.rating, 1)::rating_change, after.hidden_at)
        ) both_sides (change, hidden_at)
      where both_sides.hidden_at is null
        and (before.author_name, before.rating, before.review, before.images, before.skin_type, before.updated_at, before.hidden_at)
          is distinct from (after.author_name, after.rating, after.review, after.images, after.skin_type, after.updated_at, after.hidden_at);
  end if;
  if changes is null then return null; end if;
  perform count_ratings(changes);
  if tg_op = 'UPDATE' then
    latest := next_catalogue_version();
    insert into catalogue_changes select distinct latest, product_id from unnest(changes);
  end if;
  return null;
end $$;

update products
  set rating_counts = array[ones, twos, threes, fours, fives]
  from (
    select product_id,
      count(*) filter (where rating = 1) as ones,
      count(*) filter (where rating = 2) as twos,
      count(*) filter (where rating = 3) as threes,
      count(*) filter (where rating = 4) as fours,
      count(*) filter (where rating = 5) as fives
    from reviews group by product_id
  ) counted
  where products.product_id = counted.product_id;

create trigger reviews_added after insert on reviews referencing new table as new_rows for each statement
  execute function follow_reviews();
create trigger reviews_changed after update on reviews referencing old table as old_rows new table as new_rows for each statement
  execute function follow_reviews();
create trigger reviews_removed after delete on reviews referencing old table as old_rows for each statement
  execute function follow_reviews();

-- ── what is decided here is not written by hand ─────────────────────────────────────────────────

create function refuse_by_hand() returns trigger language plpgsql as $$
begin
  raise exception '%', tg_argv[0] using errcode = 'restrict_violation';
end $$;

create trigger products_nothing_rated_yet before insert on products for each row
  when (new.rating_counts <> '{0,0,0,0,0}') execute function refuse_by_hand('ratings follow the reviews');
create trigger products_ratings_follow before update on products for each row
  when (old.rating_counts is distinct from new.rating_counts and pg_trigger_depth() = 0)
  execute function refuse_by_hand('ratings follow the reviews');

-- A reviewer may erase the account; else a review stays hers, of this product, of that day.
create trigger reviews_stay_whose_they_are before update on reviews for each row
  when (
    (old.review_id, old.product_id, old.created_at) is distinct from (new.review_id, new.product_id, new.created_at)
    or new.user_id is not null and new.user_id is distinct from old.user_id
  )
  execute function refuse_by_hand('a review stays whose it is, of what it is');
create trigger reviews_counted_here before update on reviews for each row
  when (
    (old.helpful_count, old.verified_buyer) is distinct from (new.helpful_count, new.verified_buyer) and pg_trigger_depth() = 0
  )
  execute function refuse_by_hand('who has bought and what is helpful is decided by the database');
create trigger reviews_never_emptied before truncate on reviews for each statement
  execute function refuse_by_hand('reviews are never emptied: their counts would stay');
create trigger review_helpful_never_emptied before truncate on review_helpful for each statement
  execute function refuse_by_hand('reviews are never emptied: their counts would stay');

-- ── who has bought it ───────────────────────────────────────────────────────────────────────────

-- Waits for whoever is delivering one of these orders right now: either sees the other.
create function has_received(buyer uuid, bought text) returns boolean language sql as $$
  select coalesce(bool_or(status = 'delivered'), false) from (
    select status from orders
      where user_id = buyer and status <> 'cancelled'
        and exists (select from order_lines where order_lines.order_id = orders.order_id and order_lines.product_id = bought)
      order by order_id for share
  ) theirs
$$;

-- What came with the demo shop, or from a shop before, is nobody's here: it brings what was counted there.
create function begin_review() returns trigger language plpgsql as $$
begin
  new.verified_buyer := has_received(new.user_id, new.product_id);
  new.helpful_count := 0;
  return new;
end $$;
create trigger reviews_begin before insert on reviews for each row when (new.user_id is not null) execute function begin_review();

-- The catalogue's version is locked before the reviews: a delivery that changes stock too has it already, and who changes a review
-- through the shop takes it first.
create function verify_buyer() returns trigger language plpgsql as $$
declare shown text[];
declare latest bigint;
begin
  select array_agg(distinct product_id) into shown from reviews
    where user_id = new.user_id and not verified_buyer and hidden_at is null
      and product_id in (select product_id from order_lines where order_id = new.order_id);
  if shown is not null then
    latest := next_catalogue_version();
    insert into catalogue_changes select latest, unnest(shown);
  end if;
  update reviews set verified_buyer = true
    where user_id = new.user_id and not verified_buyer
      and product_id in (select product_id from order_lines where order_id = new.order_id);
  return null;
end $$;
-- At the commit: then the lines of an order that is brought along as delivered are there.
create constraint trigger orders_delivered after insert or update of status on orders deferrable initially deferred for each row
  when (new.status = 'delivered') execute function verify_buyer();

-- ── helpful: once a person, and not one's own ───────────────────────────────────────────────────

create function follow_helpful() returns trigger language plpgsql as $$
declare sign constant integer := case tg_op when 'INSERT' then 1 else -1 end;
begin
  if exists (select from pressed join reviews using (review_id) where reviews.user_id = pressed.user_id and sign = 1) then
    raise exception 'nobody finds her own review helpful' using errcode = 'check_violation';
  end if;
  perform from reviews where review_id in (select review_id from pressed) order by review_id for no key update;
  update reviews set helpful_count = helpful_count + sign * presses
    from (select review_id, count(*) as presses from pressed group by review_id) counted
    where reviews.review_id = counted.review_id;
  return null;
end $$;
create trigger review_helpful_pressed after insert on review_helpful referencing new table as pressed for each statement
  execute function follow_helpful();
create trigger review_helpful_taken_back after delete on review_helpful referencing old table as pressed for each statement
  execute function follow_helpful();
