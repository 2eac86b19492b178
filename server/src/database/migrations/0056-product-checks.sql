-- The last check of the ingredients and claims of each live product. A release can change the list of restrictions, so products are checked
-- again although nobody has edited them. `rules`: a digest of the list. A check holds for this version of the product only.
create table product_checks (
  product_id text primary key references products on delete cascade,
  product_version integer not null,
  rules text not null,
  is_blocked boolean not null
);
create index product_checks_blocked on product_checks (product_id) where is_blocked;
