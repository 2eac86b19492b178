-- The shop leads an archived product to its category when its address is asked for (server/src/domains/redirects). A redirect that was
-- written when the product was archived also changed those of staff that led to the product, and publishing it again did not change them
-- back. Only a deleted product leaves a redirect.
-- Taken first, as triggers of redirects read products.
lock table redirects in share row exclusive mode;
drop trigger products_archived_redirect on products;
delete from redirects using products where is_automatic and from_path = '/product/' || product_id;
