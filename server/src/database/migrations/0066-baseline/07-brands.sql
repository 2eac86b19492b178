-- Brands, and the names that they had.

create table brands (
  brand_id text primary key,
  name text not null check (name <> ''),
  image text not null default '',
  version integer not null default 1,
  constraint brands_name_visible check (clean_identifier(name) <> '')
);
create unique index brands_name on brands (lower(name));
create index brands_unclean on brands (brand_id) where name <> clean_line(name);

-- Every process reloads the catalogue's lists.
create trigger brands_bump after insert or update or delete on brands for each statement execute function bump_catalogue_version();

-- The second of two editors learns of the first one's change.
create trigger brands_version before update on brands for each row execute function raise_version();

-- The audit log has each change.
create trigger brands_audit after insert or update or delete on brands
  for each row execute function audit_change('brand_id', '', 'version');

-- Lists of products name brands in their addresses ('?b=…'), so an earlier name leads to the brand as it is called now.
create table former_brand_names (
  -- Without markup, as addresses have it.
  name text primary key check (name <> ''),
  brand_id text not null references brands on delete cascade
);
create index former_brand_names_brand on former_brand_names (brand_id);
