-- Delivery fees by weight.

-- Staff edit all bands together, so they have one version.
create table shipping_band_set (
  scope text primary key default 'all' check (scope = 'all'),
  version integer not null default 1
);
insert into shipping_band_set default values;

-- Bands never overlap: a weight has one fee.
create table shipping_bands (
  shipping_band_id integer generated always as identity primary key,
  min_weight_g integer not null check (min_weight_g >= 0),
  max_weight_g integer not null,
  shipping_fee_rwf integer not null check (shipping_fee_rwf >= 0),
  check (max_weight_g >= min_weight_g),
  exclude using gist (int4range(min_weight_g, max_weight_g, '[]') with &&)
);

-- Every process reloads the catalogue's lists.
create trigger shipping_bands_bump after insert or update or delete on shipping_bands
  for each statement execute function bump_catalogue_version();

-- Locks the set, so that two transactions that change it run one after the other, and each sees the whole set at its commit.
create function raise_band_set_version() returns trigger language plpgsql as $$
begin
  update shipping_band_set set version = version + 1;
  return null;
end $$;

-- Locks the set and raises its version.
create trigger shipping_bands_version after insert or update or delete on shipping_bands for each statement
  execute function raise_band_set_version();

-- Deferred to the commit: a set is replaced by deleting and inserting bands. A shop that is not set up has none. The first band begins at 0 or
-- 1 g, because every order weighs something.
create function check_band_gaps() returns trigger language plpgsql as $$
begin
  if exists (
    select from (select min_weight_g, coalesce(lag(max_weight_g) over (order by min_weight_g), least(min_weight_g, 1) - 1) as before_g from shipping_bands) as bands
    where min_weight_g <> before_g + 1
  ) then
    raise exception 'the shipping bands leave weights without a fee' using errcode = 'check_violation', constraint = 'shipping_bands_without_gaps';
  end if;
  return null;
end $$;

-- Checks the whole set at the commit.
create constraint trigger shipping_bands_without_gaps after insert or update or delete on shipping_bands deferrable initially deferred
  for each row execute function check_band_gaps();

-- The audit log has each change.
create trigger shipping_bands_audit after insert or update or delete on shipping_bands for each row
  execute function audit_change('shipping_band_id', '', '');

-- Whether delivery is free now: the one rule, by which orders are charged and which pages show. It is free in a shop that is not set up.
create function is_delivery_free() returns boolean language sql stable as $$
  select coalesce((
    select free_shipping
      and (free_shipping_from is null or free_shipping_from <= shop_now())
      and (free_shipping_until is null or free_shipping_until > shop_now())
    from site_settings), true)
$$;
