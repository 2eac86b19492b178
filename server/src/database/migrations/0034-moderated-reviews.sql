-- Staff check reviews, hide them with a reason, and answer them in public.

alter table reviews
  -- Why staff hid the review; only staff see it.
  add column hidden_reason text not null default '' check (length(hidden_reason) <= 300),
  -- The shop's public answer, as plain text; '': none.
  add column reply text not null default '' check (length(reply) <= 1000),
  add column replied_at timestamptz,
  -- When a staff member looked at the review as it is now; null: it waits for that. Reviews from before count as checked.
  add column checked_at timestamptz default now(),
  add column version integer not null default 1,
  add constraint reviews_hidden_reason check (hidden_at is not null or hidden_reason = ''),
  add constraint reviews_replied_at check ((reply = '') = (replied_at is null));
alter table reviews alter column checked_at drop default;
create index reviews_age on reviews (created_at, review_id);
create index reviews_unchecked on reviews (created_at) where checked_at is null;
create index reviews_hidden on reviews (created_at) where hidden_at is not null;

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
create trigger reviews_changed_by_shopper before update on reviews for each row
  when ((old.rating, old.review, old.images) is distinct from (new.rating, new.review, new.images))
  execute function await_check();
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

-- As before, and an answer of the shop changes the page of the product, too.
create or replace function follow_reviews() returns trigger language plpgsql as $$
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
