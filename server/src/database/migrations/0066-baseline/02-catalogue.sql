-- The version of the catalogue. Whoever changes what shoppers see raises it in the same transaction, and each process then reads what has
-- changed.

-- One row, bumped in the transaction of every catalogue or content write; each process then builds its snapshot anew.
create table catalogue_version (
  only_row boolean primary key default true check (only_row),
  version bigint not null,
  -- The changes since this version are all noted; of what is older, some may be forgotten.
  complete_since bigint not null default 0
);
insert into catalogue_version (version, complete_since) values (1, 1);

-- A version that can be seen has all versions before it in sight too: they are given out under the lock of one row.
create table catalogue_changes (
  version bigint not null,
  product_id text not null,
  primary key (version, product_id)
);

create function next_catalogue_version() returns bigint language plpgsql as $$
declare latest bigint;
declare kept constant bigint := 1000;
begin
  update catalogue_version set version = version + 1 returning version into latest;
  if latest % kept = 0 then
    delete from catalogue_changes where version <= latest - kept;
    update catalogue_version set complete_since = greatest(complete_since, latest - kept);
  end if;
  perform pg_notify('catalogue', '');
  return latest;
end $$;

-- For tables that each process reads as a whole: brands, categories and content, which are small.
create function bump_catalogue_version() returns trigger language plpgsql as $$
begin
  perform next_catalogue_version();
  return null;
end $$;

-- An import writes for seconds. It notes the changed products once, at its end, because the version of the catalogue is one row, for which
-- orders would wait.
create function note_changed_products() returns trigger language plpgsql as $$
declare latest bigint;
begin
  if current_setting('shop.catalogue_noted_at_end', true) = 'on' then
    return null;
  end if;
  latest := next_catalogue_version();
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
  if coalesce(current_setting('shop.catalogue_noted_at_end', true), '') <> 'on' then
    insert into catalogue_changes values (next_catalogue_version(), new.product_id);
  end if;
  return null;
end $$;
