-- Staff look for an order by the last digits of a phone number, which customers say and couriers note.
create index orders_phone_ending on orders (reverse(customer_phone) text_pattern_ops);
