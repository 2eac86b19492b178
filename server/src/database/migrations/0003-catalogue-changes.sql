-- Which products each version of the catalogue has changed: whoever holds an older one reads these only.

-- A version that can be seen has all versions before it in sight too: they are given out under the lock of one row.
create table catalogue_changes (
  version bigint not null,
  product_id text not null,
  primary key (version, product_id)
);

-- The changes since this version are all noted; of what is older, some may be forgotten.
alter table catalogue_version add column noted_since bigint not null default 0;
update catalogue_version set noted_since = version;

create function next_catalogue_version() returns bigint language plpgsql as $$
declare latest bigint;
declare kept constant bigint := 1000;
begin
  update catalogue_version set version = version + 1 returning version into latest;
  if latest % kept = 0 then
    delete from catalogue_changes where version <= latest - kept;
    update catalogue_version set noted_since = greatest(noted_since, latest - kept);
  end if;
  perform pg_notify('catalogue', '');
  return latest;
end $$;

-- What brands, categories and content are is read whole: it is little.
create or replace function bump_catalogue_version() returns trigger language plpgsql as $$
begin
  perform next_catalogue_version();
  return null;
end $$;

create function note_changed_products() returns trigger language plpgsql as $$
declare latest bigint := next_catalogue_version();
begin
  if tg_op <> 'INSERT' then
    insert into catalogue_changes select distinct latest, product_id from old_rows;
  end if;
  if tg_op <> 'DELETE' then
    insert into catalogue_changes select distinct latest, product_id from new_rows on conflict do nothing;
  end if;
  return null;
end $$;

create function note_changed_product() returns trigger language plpgsql as $$
begin
  insert into catalogue_changes values (next_catalogue_version(), new.product_id);
  return null;
end $$;

do $$
declare noun text;
begin
  foreach noun in array array['products', 'product_options', 'product_sizes', 'stock']
  loop
    execute format('drop trigger %1$s_bump on %1$I', noun);
    execute format('create trigger %1$s_added after insert on %1$I referencing new table as new_rows for each statement execute function note_changed_products()', noun);
    execute format('create trigger %1$s_removed after delete on %1$I referencing old table as old_rows for each statement execute function note_changed_products()', noun);
  end loop;
  foreach noun in array array['products', 'product_options', 'product_sizes']
  loop
    execute format('create trigger %1$s_changed after update on %1$I referencing old table as old_rows new table as new_rows for each statement execute function note_changed_products()', noun);
  end loop;
end $$;

drop trigger stock_bump_at_the_edge on stock;
create constraint trigger stock_bump_at_the_edge after update on stock deferrable initially deferred for each row
  when ((old.on_hand > old.reserved) is distinct from (new.on_hand > new.reserved))
  execute function note_changed_product();
