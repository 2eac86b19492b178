-- The transaction by which staff sent mobile money back. The shop cannot send it, it only records that they did.
alter table payment_attempts add column refund_transaction_id text not null default '' check (
  refund_transaction_id = '' or refund_transaction_id = canonical_transaction_id(refund_transaction_id) and refund_transaction_id ~ '[0-9]'
  and state = 'refunded'
);
