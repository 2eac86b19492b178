-- The transaction by which staff sent mobile money back. The shop cannot send it, it only records that they did.
alter table payment_attempts add column refund_transaction_id text not null default '' check (
  refund_transaction_id = '' or refund_transaction_id = canonical_transaction_id(refund_transaction_id) and refund_transaction_id ~ '[0-9]'
  and state = 'refunded'
);

-- Staff find a customer by words of her name in any order, with and without accents. The words of both sides begin alike, so 'Elise' finds
-- 'Élise'. Composed again, because the parser would take Korean letters apart. Punctuation becomes spaces, because the parser would read
-- 'a.b@c.d' as one word.
create function name_words(names text) returns tsvector language sql immutable parallel safe return to_tsvector('simple',
  translate(normalize(regexp_replace(normalize(names, NFKD), '[\u0300-\u036f]', '', 'g'), NFC), '@._+-/:', repeat(' ', 7)));

drop index orders_customer_name;
create index orders_customer_name on orders using gin (name_words(customer_name));

-- The words of an account, and the digits of its phone numbers without country code and leading zero: forwards after 'p', for their beginning,
-- and backwards after 'q', for their ending.
create function customer_words(name text, username text, email text, phones text[]) returns tsvector language sql immutable parallel safe
  return name_words(name || ' ' || username || ' ' || email) || array_to_tsvector(array(
    select word from unnest(phones) as phone,
      lateral (select regexp_replace(regexp_replace(phone, '[^0-9]', '', 'g'), '^(250|0)', '') as digits) as national,
      unnest(array['p' || digits, 'q' || reverse(digits)]) as word
    where digits <> ''));
create index users_words on users using gin (customer_words(name, username, email, array[phone, primary_phone, secondary_phone]));
