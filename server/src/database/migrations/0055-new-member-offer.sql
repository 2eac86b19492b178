-- The owner can end the offer for new members: a percentage off, and a free gift with the first order.
alter table site_settings add column new_member_offer boolean not null default true;

-- Whether the shop promised a free gift with a first order when this order was placed. It has made that promise until now.
alter table orders add column gift_promised boolean not null default true;
alter table orders alter column gift_promised set default false;
