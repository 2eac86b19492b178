-- Pictures that staff upload for the catalogue and the content.

-- The staff member who uploaded the file.
alter table files add column staff_id uuid references staff;

-- What the pictures of a product show, by their keys, for shoppers who cannot see them. Without a text the shop uses the product's name.
alter table products add column picture_alts jsonb not null default '{}' check (jsonb_typeof(picture_alts) = 'object');
