-- How many pieces of each product the shop sold lately.

-- Pieces of each product that the shop sold lately. A job counts them from the order lines, because counting them with each order would
-- change the catalogue, and so what processes keep of it, with each order. The search shows what sells first among equally good matches.
create table product_sales (
  product_id text primary key references products on delete cascade,
  sold_count integer not null check (sold_count > 0)
);

-- Every process reloads products that begin to sell.
create trigger product_sales_added after insert on product_sales referencing new table as new_rows
  for each statement execute function note_changed_products();

-- Every process reloads products whose sales changed.
create trigger product_sales_changed after update on product_sales referencing old table as old_rows new table as new_rows
  for each statement execute function note_changed_products();

-- Every process reloads products that no longer sell.
create trigger product_sales_removed after delete on product_sales referencing old table as old_rows
  for each statement execute function note_changed_products();
