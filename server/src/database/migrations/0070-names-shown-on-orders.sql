-- The names that the customer reads, in the language of her order. Null: the name beside it, in English, by which staff pack.
alter table order_lines add column shown_product_name text;
alter table order_lines add column shown_option_name text;
alter table order_lines add column shown_size_name text;

-- A check passes what is null, so the first part of a condition says that a line without an option has no name of one.
alter table order_lines add constraint order_lines_shown_names check (
  shown_product_name not in ('', product_name)
  and (shown_option_name is null or (option_name is not null and shown_option_name not in ('', option_name)))
  and (shown_size_name is null or (size_name is not null and shown_size_name not in ('', size_name)))
);
