-- The colour of a shade; '' for options that are not shades.
alter table product_options add column swatch text not null default '' check (swatch ~ '^(#[0-9a-fA-F]{6})?$');
