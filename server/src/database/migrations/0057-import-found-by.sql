-- How an import has found the product of a row; null where it adds one.
alter table product_import_rows add column found_by text check (found_by in ('id', 'brand_and_name', 'name'));

-- An import finds products by their names.
create index products_name on products (name);
