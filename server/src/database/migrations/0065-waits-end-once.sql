-- A wait ends when its mail is written, and does not go on when that mail is dropped; so the shop need not know which mail it was.
alter table stock_waits drop column notice_mail_id;
