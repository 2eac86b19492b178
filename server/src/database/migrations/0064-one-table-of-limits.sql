-- The buckets of payers for mails, passwords, orders and so on join those of the other limits; each process counts processor time and
-- queries in its memory. The counts of the last minutes are lost once.
drop table charges;
-- Nearly every change of a bucket moves empty_at: without an index on it, and with room in each page, the change writes no index.
drop index tries_empty;
alter table tries set (fillfactor = 70);
