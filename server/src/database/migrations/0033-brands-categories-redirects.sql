-- Brands and categories as staff edit them, and redirects from addresses that have changed.

-- ── brands ──────────────────────────────────────────────────────────────────────────────────────

alter table brands add column version integer not null default 1;
create unique index brands_name on brands (lower(name));
create trigger brands_version before update on brands for each row execute function raise_version();
create trigger brands_audit after insert or update or delete on brands for each row execute function audit_change('brand_id', '', 'version');

-- Lists of products name brands in their addresses ('?b=…'), so an earlier name leads to the brand as it is called now.
create table former_brand_names (
  -- Without markup, as addresses have it.
  name text primary key check (name <> ''),
  brand_id text not null references brands on delete cascade
);
create index former_brand_names_brand on former_brand_names (brand_id);

-- ── categories ──────────────────────────────────────────────────────────────────────────────────

alter table categories add column version integer not null default 1;
-- Not when a category only gets another place among its siblings: whoever edits it meanwhile has nothing to look at.
create trigger categories_version before update of parent_id, name, image, dark_text on categories for each row
  execute function raise_version();
create trigger categories_audit after insert or update or delete on categories for each row
  execute function audit_change('category_id', '', 'version');

-- As before, with a name by which the server knows the rule.
create or replace function check_category_tree() returns trigger language plpgsql as $$
declare lost text;
begin
  with recursive tree as (
    select category_id, 1 as level from categories where parent_id is null
    union all
    select child.category_id, level + 1 from categories child join tree on child.parent_id = tree.category_id where level < 3
  )
  select category_id into lost from categories where category_id not in (select category_id from tree) limit 1;
  if found then
    raise exception 'category % is more than three levels deep, or below itself', lost
      using errcode = 'check_violation', constraint = 'categories_tree';
  end if;
  return null;
end $$;

-- ── redirects ───────────────────────────────────────────────────────────────────────────────────

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
create trigger redirects_version before update on redirects for each row execute function raise_version();
create trigger redirects_audit after insert or update or delete on redirects for each row
  execute function audit_change('redirect_id', '', 'version,created_at');

create function is_catalogue_page(path text) returns boolean language sql stable
  return exists (select from categories where category_id = substr(path, 11) and path like '/category/%')
    or exists (select from products where product_id = substr(path, 10) and path like '/product/%' and status = 'published');

create function end_covered_redirect() returns trigger language plpgsql as $$
begin
  delete from redirects where from_path = case tg_table_name
    when 'categories' then '/category/' || (to_jsonb(new) ->> 'category_id')
    else '/product/' || (to_jsonb(new) ->> 'product_id') end;
  return null;
end $$;
create trigger categories_end_redirect after insert on categories for each row execute function end_covered_redirect();
create trigger products_end_redirect after insert on products for each row when (new.status = 'published')
  execute function end_covered_redirect();
create trigger products_published_end_redirect after update of status on products for each row
  when (new.status = 'published' and old.status <> 'published') execute function end_covered_redirect();

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
create trigger redirects_follow before insert or update of from_path, to_path on redirects for each row execute function follow_redirect();

create function shorten_redirects() returns trigger language plpgsql as $$
begin
  update redirects set to_path = new.to_path
    where split_part(split_part(to_path, '#', 1), '?', 1) = new.from_path;
  return null;
end $$;
create trigger redirects_shorten after insert or update of from_path, to_path on redirects for each row execute function shorten_redirects();
