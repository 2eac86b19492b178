-- An option or a size may cost less than its product. However prices, discounts, options and sizes change, one piece costs at least 1 franc.
alter table product_options drop constraint product_options_additional_price_rwf_check;
alter table product_sizes drop constraint product_sizes_additional_price_rwf_check;

-- Runs at the end of the transaction, because staff change the price, the options and the sizes of a product together. A discount with dates
-- counts as if it applied, and what is archived is not sold. Locking the product makes a change of its price and changes of its options and
-- sizes run one after another; the statement after the lock sees what the others have committed.
create function check_lowest_unit_price() returns trigger language plpgsql as $$
declare
  checked_id text := coalesce(new.product_id, old.product_id);
  lowest_rwf integer;
begin
  perform from products where product_id = checked_id for no key update;
  select least(base_price_rwf, nullif(discounted_price_rwf, 0), nullif(planned_discount_rwf, 0))
    + coalesce((select min(additional_price_rwf) from product_options where product_id = checked_id and archived_at is null), 0)
    + coalesce((select min(additional_price_rwf) from product_sizes where product_id = checked_id and archived_at is null), 0)
    into lowest_rwf
    -- A draft may wait for its price.
    from products where product_id = checked_id and base_price_rwf > 0;
  if lowest_rwf < 1 then
    raise exception 'one piece of product % would cost % RWF', checked_id, lowest_rwf
      using errcode = 'check_violation', constraint = 'products_lowest_unit_price', table = 'products';
  end if;
  return null;
end $$;
create constraint trigger products_lowest_unit_price
  after update of base_price_rwf, discounted_price_rwf, planned_discount_rwf on products deferrable initially deferred for each row
  when ((old.base_price_rwf, old.discounted_price_rwf, old.planned_discount_rwf)
    is distinct from (new.base_price_rwf, new.discounted_price_rwf, new.planned_discount_rwf))
  execute function check_lowest_unit_price();
create constraint trigger product_options_lowest_unit_price
  after insert or delete or update of product_id, additional_price_rwf, archived_at on product_options
  deferrable initially deferred for each row execute function check_lowest_unit_price();
create constraint trigger product_sizes_lowest_unit_price
  after insert or delete or update of product_id, additional_price_rwf, archived_at on product_sizes
  deferrable initially deferred for each row execute function check_lowest_unit_price();
