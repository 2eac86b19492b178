-- The names that the customer reads, in the language of her order. Null: the name beside it, in English, by which staff pack.
alter table order_lines add column shown_product_name text;
alter table order_lines add column shown_option_name text;
alter table order_lines add column shown_size_name text;
