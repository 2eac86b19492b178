-- The mail that ended a wait, so that the wait goes on if that mail is dropped. Null while the shopper waits, and once she has asked again
-- or ended the wait.
alter table stock_waits add column notice_mail_id uuid references mails on delete set null;
create index stock_waits_notice_mail on stock_waits (notice_mail_id);

-- Since when the recipient no longer wants this mail: it is dropped when it is about to be sent.
alter table mails add column withdrawn_at timestamptz;
