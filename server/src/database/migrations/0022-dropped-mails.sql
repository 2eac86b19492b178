-- 'dropped': too old when it could have been sent, so that its news was over.
alter table mails drop constraint mails_state_check;
alter table mails add constraint mails_state_check check (state in ('waiting', 'sending', 'sent', 'refused', 'dropped'));
