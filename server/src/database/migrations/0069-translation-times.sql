-- Staff see when a text was last saved in a language.
alter table translations add column updated_at timestamptz not null default now();

drop trigger translations_added_audit on translations;
drop trigger translations_audit on translations;

-- The audit log has each text that staff add. A shop that is filled by a program would log its whole catalogue.
create trigger translations_added_audit after insert on translations for each row
  when (coalesce(current_setting('shop.staff_id', true), '') <> '')
  execute function audit_change('translation_id', '', 'kind,record_id,field,language,english_hash,version,updated_at');

-- The audit log has each change.
create trigger translations_audit after update or delete on translations for each row
  execute function audit_change('translation_id', '', 'kind,record_id,field,language,english_hash,version,updated_at');
