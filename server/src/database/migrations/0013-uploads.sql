-- Uploads belong to their owner: whoever else wants to look needs a link that ends, or a review that shows the picture.

-- The hash of what stands in the link that the owner was given. Null: there is none, as of the demo's pictures.
alter table files add column link_hash bytea check (octet_length(link_hash) = 32);

-- Which review shows a picture is looked up for each upload that is asked for. Most reviews show none. New entries go to their place at
-- once: a list of those that wait would be read by each of the many who look.
create index reviews_pictures on reviews using gin (images) with (fastupdate = off) where cardinality(images) > 0;

-- What is swept, oldest first.
create index files_oldest on files (created_at);
