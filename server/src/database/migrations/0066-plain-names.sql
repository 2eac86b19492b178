-- Names that a reader had to decode.

alter table told_failures rename to reported_failures;
alter table reported_failures rename column told_at to reported_at;
alter table reported_failures rename constraint told_failures_pkey to reported_failures_pkey;
alter table reported_failures rename constraint told_failures_count_check to reported_failures_count_check;

alter table tries rename to rate_limits;
alter table rate_limits rename constraint tries_pkey to rate_limits_pkey;

alter table mails rename column tries to attempts;

-- Mails that prove an address.
alter table proving_mails rename to proof_mails;
alter table proof_mails rename column proving_mail_id to proof_mail_id;
alter table proof_mails rename column in_room_of_resets to counted_as_reset;
alter table proof_mails rename constraint proving_mails_pkey to proof_mails_pkey;
alter index proving_mails_mailbox rename to proof_mails_mailbox;
alter index proving_mails_age rename to proof_mails_age;
alter sequence proving_mails_proving_mail_id_seq rename to proof_mails_proof_mail_id_seq;

alter table catalogue_version rename column noted_since to complete_since;

create or replace function next_catalogue_version() returns bigint language plpgsql as $$
declare latest bigint;
declare kept constant bigint := 1000;
begin
  update catalogue_version set version = version + 1 returning version into latest;
  if latest % kept = 0 then
    delete from catalogue_changes where version <= latest - kept;
    update catalogue_version set complete_since = greatest(complete_since, latest - kept);
  end if;
  perform pg_notify('catalogue', '');
  return latest;
end $$;

drop trigger stock_bump_at_the_edge on stock;
create constraint trigger stock_availability_changed after update on stock deferrable initially deferred for each row
  when ((old.is_counted and old.on_hand <= old.reserved) is distinct from (new.is_counted and new.on_hand <= new.reserved))
  execute function note_changed_product();
