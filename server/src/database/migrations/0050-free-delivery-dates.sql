-- Free delivery can be planned: from and until when. Null: from now on, and for ever.
alter table site_settings
  add column free_shipping_from timestamptz,
  add column free_shipping_until timestamptz,
  add constraint site_settings_free_time check (free_shipping_until > free_shipping_from);

-- Whether delivery is free now: the one rule, by which orders are charged and which pages show. It is free in a shop that is not set up.
create function is_delivery_free() returns boolean language sql stable as $$
  select coalesce((
    select free_shipping
      and (free_shipping_from is null or free_shipping_from <= shop_now())
      and (free_shipping_until is null or free_shipping_until > shop_now())
    from site_settings), true)
$$;
