-- Reviews. The database counts the ratings of products, who has bought, and what is helpful.

-- Waits for whoever is delivering one of these orders right now: either sees the other.
create function has_received(buyer uuid, bought text) returns boolean language sql as $$
  select coalesce(bool_or(status = 'delivered'), false) from (
    select status from orders
      where user_id = buyer and status <> 'cancelled'
        and exists (select from order_lines where order_lines.order_id = orders.order_id and order_lines.product_id = bought)
      order by order_id for share
  ) theirs
$$;

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

create table reviews (
  review_id uuid primary key default gen_random_uuid(),
  product_id text not null references products on delete cascade,
  -- Null: the person's account is gone, or the review came with the demo shop.
  user_id uuid references users on delete set null,
  author_name text not null,
  rating smallint not null check (rating between 1 and 5),
  review text not null check (review <> ''),
  images text[] not null default '{}',
  verified_buyer boolean not null default false,
  helpful_count integer not null default 0 check (helpful_count >= 0),
  created_at timestamptz not null default now(),
  -- The reviewer's own skin, as the catalogue names it.
  skin_type text check (skin_type in ('Dry', 'Oily', 'Sensitive', 'Combination&Normal')),
  -- Null: it stands as it was first written.
  updated_at timestamptz,
  -- Staff took it off the page: it counts nowhere and nobody sees it, but it is there.
  hidden_at timestamptz,
  -- Why staff hid the review; only staff see it.
  hidden_reason text not null default '' check (length(hidden_reason) <= 300),
  -- The shop's public answer, as plain text; '': none.
  reply text not null default '' check (length(reply) <= 1000),
  replied_at timestamptz,
  -- When a staff member looked at the review as it is now; null: it waits for that.
  checked_at timestamptz,
  version integer not null default 1,
  unique (product_id, user_id),
  constraint reviews_hidden_reason check (hidden_at is not null or hidden_reason = ''),
  constraint reviews_replied_at check ((reply = '') = (replied_at is null))
);
create index reviews_newest on reviews (product_id, created_at desc, review_id);
-- What one person wrote is listed to her.
create index reviews_of_user on reviews (user_id, created_at desc);
-- Which review shows a picture is looked up for each upload that is asked for. Most reviews show none. New entries go to their place at
-- once: a list of those that wait would be read by each of the many who look.
create index reviews_pictures on reviews using gin (images) with (fastupdate = off) where cardinality(images) > 0;
create index reviews_age on reviews (created_at, review_id);
create index reviews_unchecked on reviews (created_at) where checked_at is null;
create index reviews_hidden on reviews (created_at) where hidden_at is not null;

-- A new rating changes its product (catalogue_changes). Another text, another picture or an answer of the shop changes its page alone.
-- Products are locked before the catalogue's version, as everywhere. Marks of helpfulness lock neither, because each would empty what every
-- process keeps.
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
        and (before.author_name, before.rating, before.review, before.images, before.skin_type, before.updated_at, before.hidden_at,
            before.reply)
          is distinct from (after.author_name, after.rating, after.review, after.images, after.skin_type, after.updated_at, after.hidden_at,
            after.reply);
  end if;
  if changes is null then return null; end if;
  perform count_ratings(changes);
  if tg_op = 'UPDATE' then
    latest := next_catalogue_version();
    insert into catalogue_changes select distinct latest, product_id from unnest(changes);
  end if;
  return null;
end $$;

-- New reviews count.
create trigger reviews_added after insert on reviews referencing new table as new_rows for each statement
  execute function follow_reviews();

-- Changed, hidden and shown reviews count again.
create trigger reviews_changed after update on reviews referencing old table as old_rows new table as new_rows for each statement
  execute function follow_reviews();

-- Deleted reviews count no more.
create trigger reviews_removed after delete on reviews referencing old table as old_rows for each statement
  execute function follow_reviews();

-- A reviewer may erase the account; else a review stays hers, of this product, of that day.
create trigger reviews_stay_whose_they_are before update on reviews for each row
  when (
    (old.review_id, old.product_id, old.created_at) is distinct from (new.review_id, new.product_id, new.created_at)
    or new.user_id is not null and new.user_id is distinct from old.user_id
  )
  execute function refuse_by_hand('a review stays whose it is, of what it is');

-- Only triggers decide who has bought and what is helpful.
create trigger reviews_counted_here before update on reviews for each row
  when (
    (old.helpful_count, old.verified_buyer) is distinct from (new.helpful_count, new.verified_buyer) and pg_trigger_depth() = 0
  )
  execute function refuse_by_hand('who has bought and what is helpful is decided by the database');

-- Emptying the table would leave the counts.
create trigger reviews_never_emptied before truncate on reviews for each statement
  execute function refuse_by_hand('reviews are never emptied: their counts would stay');

-- Reviews of the demo shop, or of an earlier shop, have no account here, and bring their own counts.
create function begin_review() returns trigger language plpgsql as $$
begin
  new.verified_buyer := has_received(new.user_id, new.product_id);
  new.helpful_count := 0;
  return new;
end $$;

-- Decides whether the reviewer has bought the product.
create trigger reviews_begin before insert on reviews for each row when (new.user_id is not null) execute function begin_review();

-- Marks of helpfulness do not raise the version, because staff do not edit them.
create trigger reviews_version before update on reviews for each row
  when (
    (old.rating, old.review, old.images, old.hidden_at, old.hidden_reason, old.reply, old.checked_at)
      is distinct from (new.rating, new.review, new.images, new.hidden_at, new.hidden_reason, new.reply, new.checked_at)
  )
  execute function raise_version();

create function await_check() returns trigger language plpgsql as $$
begin
  new.checked_at := null;
  return new;
end $$;

-- A review that its writer changed waits for a check again.
create trigger reviews_changed_by_shopper before update on reviews for each row
  when ((old.rating, old.review, old.images) is distinct from (new.rating, new.review, new.images))
  execute function await_check();

-- Staff do not change what a shopper wrote.
create trigger reviews_text_is_the_shoppers before update on reviews for each row
  when (
    (old.author_name, old.rating, old.review, old.images, old.skin_type)
      is distinct from (new.author_name, new.rating, new.review, new.images, new.skin_type)
    and coalesce(current_setting('shop.staff_id', true), '') <> ''
  )
  execute function refuse_by_hand('staff do not change what a shopper wrote');

-- Only what staff decide is logged, without the texts: both may name the shopper, and are erased with the review.
create trigger reviews_audit after update on reviews for each row
  when (
    (old.rating, old.review, old.images) is not distinct from (new.rating, new.review, new.images)
    and (old.hidden_at, old.hidden_reason, old.reply, old.checked_at)
      is distinct from (new.hidden_at, new.hidden_reason, new.reply, new.checked_at)
  )
  execute function audit_change('review_id', 'user_id,author_name,review,hidden_reason,reply', 'version,helpful_count,verified_buyer,updated_at');

-- Who found a review helpful: once a person, and not her own.
create table review_helpful (
  review_id uuid not null references reviews on delete cascade,
  user_id uuid not null references users on delete cascade,
  created_at timestamptz not null default now(),
  constraint review_helpful_once primary key (review_id, user_id)
);
create index review_helpful_user on review_helpful (user_id);

-- Emptying the table would leave the counts.
create trigger review_helpful_never_emptied before truncate on review_helpful for each statement
  execute function refuse_by_hand('reviews are never emptied: their counts would stay');

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

-- A press counts.
create trigger review_helpful_pressed after insert on review_helpful referencing new table as pressed for each statement
  execute function follow_helpful();

-- A press that is taken back counts no more.
create trigger review_helpful_taken_back after delete on review_helpful referencing old table as pressed for each statement
  execute function follow_helpful();
