-- The address of a product that is archived or deleted leads to its category. A trigger, because a product is archived by the form, with many
-- others, and by an import. A redirect at this address that is there already stays; publishing the product again ends it.
create function leave_product_redirect() returns trigger language plpgsql as $$
begin
  insert into redirects (from_path, to_path, is_automatic)
    select '/product/' || old.product_id, '/category/' || old.category_id, true
    -- Other signs are written otherwise in an address.
    where old.product_id ~ '^[A-Za-z0-9_.-]+$' and old.category_id ~ '^[A-Za-z0-9_.-]+$'
    on conflict (from_path) do nothing;
  return null;
end $$;
create trigger products_archived_redirect after update of status on products for each row
  when (old.status = 'published' and new.status = 'archived') execute function leave_product_redirect();
create trigger products_deleted_redirect after delete on products for each row
  when (old.status in ('published', 'archived')) execute function leave_product_redirect();
