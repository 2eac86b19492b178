-- The audit log is also searched by the beginning of an id, such as the short number of an order. The index still serves whole ids.
drop index audit_log_record;
create index audit_log_record on audit_log (record_id text_pattern_ops, created_at, audit_id);
