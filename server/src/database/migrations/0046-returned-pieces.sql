-- Pieces of a parcel that came back are noted as returned, not as sent to a customer.

-- As before, but within another trigger an order takes pieces, which is shipping, or gives them back, which is a restock.
create or replace function note_stock_change() returns trigger language plpgsql as $$
begin
  insert into stock_changes (stock_id, product_id, option_id, size_id, from_pieces, to_pieces, reason, note, staff_id) values (
    new.stock_id, new.product_id, new.option_id, new.size_id,
    case when tg_op = 'UPDATE' and old.is_counted then old.on_hand end,
    case when new.is_counted then new.on_hand end,
    case when pg_trigger_depth() <= 1 then coalesce(nullif(current_setting('shop.stock_reason', true), ''), 'other')
      when tg_op = 'UPDATE' and new.on_hand > old.on_hand then 'returned'
      else 'shipped' end,
    coalesce(current_setting('shop.stock_note', true), ''),
    nullif(current_setting('shop.staff_id', true), '')::uuid);
  return null;
end $$;

-- Shipping only takes pieces, so these entries are of parcels that came back.
alter table stock_changes disable trigger stock_changes_written_once;
update stock_changes set reason = 'returned' where reason = 'shipped' and to_pieces > from_pieces;
alter table stock_changes enable trigger stock_changes_written_once;
