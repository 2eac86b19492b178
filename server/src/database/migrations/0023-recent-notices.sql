-- Counts whom the shop has notified of a product lately.
create index stock_waits_recent on stock_waits (product_id, notified_at) where notified_at is not null;
