-- Redirects from addresses that have changed.

create function is_catalogue_page(path text) returns boolean language sql stable
  return exists (select from categories where category_id = substr(path, 11) and path like '/category/%')
    or exists (select from products where product_id = substr(path, 10) and path like '/product/%' and status = 'published');

-- A redirect is followed only where the shop has no page at its old address, and ends when a product or a category takes that address.
create table redirects (
  redirect_id uuid primary key default gen_random_uuid(),
  -- Without query and trailing slash.
  from_path text not null unique check (from_path ~ '^/[^?#\s]*[^?#\s/]$' and length(from_path) <= 500),
  -- A path of this site, perhaps with query and fragment.
  to_path text not null check (to_path ~ '^/([^/\\\s]\S*)?$' and length(to_path) <= 1000),
  -- Written by the shop itself, when an address changed.
  is_automatic boolean not null default false,
  version integer not null default 1,
  created_at timestamptz not null default now()
);
create index redirects_target on redirects (split_part(split_part(to_path, '#', 1), '?', 1));
create index redirects_age on redirects (created_at, redirect_id);

-- The second of two editors learns of the first one's change.
create trigger redirects_version before update on redirects for each row execute function raise_version();

-- The audit log has each change.
create trigger redirects_audit after insert or update or delete on redirects for each row
  execute function audit_change('redirect_id', '', 'version,created_at');

-- No redirect leads to the old address of another one, so each is one step and none goes in a circle. The lock makes two writers see
-- each other's rows.
create function follow_redirect() returns trigger language plpgsql as $$
declare further text;
begin
  perform pg_advisory_xact_lock(hashtextextended('redirects', 0));
  if is_catalogue_page(new.from_path) then
    raise exception 'the shop has a page at %', new.from_path using errcode = 'check_violation', constraint = 'redirects_covered';
  end if;
  select to_path into further from redirects
    where from_path = split_part(split_part(new.to_path, '#', 1), '?', 1) and redirect_id <> new.redirect_id;
  new.to_path := coalesce(further, new.to_path);
  if split_part(split_part(new.to_path, '#', 1), '?', 1) = new.from_path then
    raise exception 'a redirect must not lead back to %', new.from_path using errcode = 'check_violation', constraint = 'redirects_loop';
  end if;
  return new;
end $$;

-- Checks the redirect, and lets it lead to where the other one leads.
create trigger redirects_follow before insert or update of from_path, to_path on redirects for each row execute function follow_redirect();

create function shorten_redirects() returns trigger language plpgsql as $$
begin
  update redirects set to_path = new.to_path
    where split_part(split_part(to_path, '#', 1), '?', 1) = new.from_path;
  return null;
end $$;

-- Redirects that led to this old address lead on at once.
create trigger redirects_shorten after insert or update of from_path, to_path on redirects
  for each row execute function shorten_redirects();
