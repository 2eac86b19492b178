-- The address of a deleted product answers 410 and offers its category, so a redirect that leads to it stays as it is: it must not take
-- shoppers to the category without a word. Such a page leads nowhere by itself, so no circle can come of it.
create function is_gone_product(redirect redirects) returns boolean language sql immutable
  return redirect.is_automatic and redirect.from_path like '/product/%';

create or replace function follow_redirect() returns trigger language plpgsql as $$
declare further text;
begin
  perform pg_advisory_xact_lock(hashtextextended('redirects', 0));
  if is_catalogue_page(new.from_path) then
    raise exception 'the shop has a page at %', new.from_path using errcode = 'check_violation', constraint = 'redirects_covered';
  end if;
  select to_path into further from redirects
    where from_path = split_part(split_part(new.to_path, '#', 1), '?', 1) and redirect_id <> new.redirect_id
      and not is_gone_product(redirects);
  new.to_path := coalesce(further, new.to_path);
  if split_part(split_part(new.to_path, '#', 1), '?', 1) = new.from_path then
    raise exception 'a redirect must not lead back to %', new.from_path using errcode = 'check_violation', constraint = 'redirects_loop';
  end if;
  return new;
end $$;

create or replace function shorten_redirects() returns trigger language plpgsql as $$
begin
  if is_gone_product(new) then
    return null;
  end if;
  update redirects set to_path = new.to_path
    where split_part(split_part(to_path, '#', 1), '?', 1) = new.from_path;
  return null;
end $$;
