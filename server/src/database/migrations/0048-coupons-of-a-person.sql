-- Coupons know a customer by all codes of a batch, and by all her accounts.

-- A hash of the first account of the person with this e-mail address or phone, which stays when that account is erased. Null: recorded
-- before accounts were noted.
alter table new_members add column account_key bytea;
update new_members set account_key = sha256(convert_to('account ' || user_id, 'UTF8'))
  from users where users.email_verified_at = new_members.created_at;

-- A limit per customer counts over all codes of a batch. The batch is locked before the coupon, as by staff who end it, so of two orders with
-- two codes the second looks when the first has committed. Orders with one code wait for the coupon's row.
create or replace function follow_redemption() returns trigger language plpgsql as $$
declare
  batch_id uuid;
  times_by_person integer;
  person_limit_now integer;
begin
  if new.released_at is null then
    select coupon_batch_id into batch_id from coupons where coupon_id = new.coupon_id and person_limit is not null;
    perform from coupon_batches where coupon_batch_id = batch_id for no key update;
  end if;
  update coupons set redeemed = redeemed + case when new.released_at is null then 1 else -1 end
    where coupon_id = new.coupon_id
    returning person_limit into person_limit_now;
  if new.released_at is null and person_limit_now is not null then
    select count(*) into times_by_person from coupon_redemptions
      where released_at is null and person_keys && new.person_keys
      and (coupon_id = new.coupon_id or coupon_id in (select coupon_id from coupons where coupon_batch_id = batch_id));
    if times_by_person > person_limit_now then
      raise exception 'this person has used the coupon as often as one may' using errcode = 'check_violation', constraint = 'coupons_within_person_limit';
    end if;
  end if;
  return null;
end $$;
