-- Why a payment or an order moved, where the shop or a provider moved it: a code, which the shop words when it shows it. `reason` keeps what
-- staff wrote, and the sentences from before this migration.
alter table payment_attempts add column reason_code text not null default '' check (reason_code ~ '^([a-z][a-z_]{0,59})?$');
alter table order_log add column reason_code text not null default '' check (reason_code ~ '^([a-z][a-z_]{0,59})?$');

-- The shop decides by this one: the shopper has replaced a claim by another.
update payment_attempts set reason_code = 'corrected', reason = '' where state = 'rejected' and reason = 'corrected by the shopper';
