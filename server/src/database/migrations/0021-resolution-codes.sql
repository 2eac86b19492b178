-- How the shop resolved a payment problem: a code, for which the shop shows a text. `resolution` keeps what staff wrote, and the texts from
-- before this migration.
alter table payment_problems add column resolution_code text not null default '' constraint payment_problems_resolution_code_check check
  (resolution_code in ('', 'refunded_by_hand', 'refunded_by_provider', 'refund_found', 'refund_reported', 'claim_corrected', 'claim_confirmed',
    'claim_rejected'));
alter table payment_problems add constraint payment_problems_resolved_one_way check (resolution = '' or resolution_code = '');
