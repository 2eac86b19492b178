-- Which payment providers there are is the code's to say: a new one needs no migration.
alter table payment_attempts drop constraint payment_attempts_provider_check;
alter table payment_attempts add constraint payment_attempts_provider_check check (provider ~ '^[a-z][a-z0-9_]{0,39}$');
