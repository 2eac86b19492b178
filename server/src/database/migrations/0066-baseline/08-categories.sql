-- Categories: a tree of three levels.

create table categories (
  category_id text primary key,
  parent_id text references categories,
  name text not null check (name <> ''),
  image text not null default '',
  -- Words over the picture are in ink: its wall is pale.
  dark_text boolean not null default false,
  position integer not null default 0,
  version integer not null default 1,
  check (parent_id <> category_id),
  constraint categories_name_visible check (clean_identifier(name) <> '')
);
create index categories_parent on categories (parent_id, position);

-- Every process reloads the catalogue's lists.
create trigger categories_bump after insert or update or delete on categories for each statement execute function bump_catalogue_version();

-- What cannot be reached from the top in three steps is too deep or in a circle. The name of the trigger sorts after categories_bump, which
-- locks the catalogue's version: of two writers the second looks when the first has committed.
create function check_category_tree() returns trigger language plpgsql as $$
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

-- Each change of the tree is checked as a whole.
create trigger categories_tree after insert or update of parent_id on categories for each statement
  execute function check_category_tree();

-- Not when a category only gets another place among its siblings: whoever edits it meanwhile has nothing to look at.
create trigger categories_version before update of parent_id, name, image, dark_text on categories for each row
  execute function raise_version();

-- The audit log has each change.
create trigger categories_audit after insert or update or delete on categories for each row
  execute function audit_change('category_id', '', 'version');

create function end_covered_redirect() returns trigger language plpgsql as $$
begin
  delete from redirects where from_path = case tg_table_name
    when 'categories' then '/category/' || (to_jsonb(new) ->> 'category_id')
    else '/product/' || (to_jsonb(new) ->> 'product_id') end;
  return null;
end $$;

-- A new category ends a redirect at its address.
create trigger categories_end_redirect after insert on categories for each row execute function end_covered_redirect();
