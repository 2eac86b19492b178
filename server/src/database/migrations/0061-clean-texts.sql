-- Texts that look alike are the same characters, and a name has a visible one. Rows of older shops are cleaned, unless two of them would then
-- have one name: these stay, and the page Health names them (the failure `names_look_alike`).

-- ── how texts are read ──────────────────────────────────────────────────────────────────────────

-- As contract/src/rules/clean-text.ts does it for identifiers: the invisible characters are named, because classes depend on the locale.
create function clean_identifier(typed text) returns text language sql immutable parallel safe as $$
  select btrim(regexp_replace(
    normalize(regexp_replace(
      normalize(regexp_replace(typed, '[\u0085\u2028\u2029]', ' ', 'g'), NFKC),
      '[\u0080-\u009f\u00ad\u034f\u061c\u115f\u1160\u17b4\u17b5\u180b-\u180f\u200b-\u200f\u202a-\u202e\u2060-\u206f\u2800\u3164\ufe00-\ufe0f\ufeff\uffa0\ufff0-\ufffb\U0001bca0-\U0001bca3\U0001d173-\U0001d17a\U000e0000-\U000e0fff]+',
      '', 'g'), NFKC),
    '[\u0009-\u000d\u0020\u00a0\u1680\u2000-\u200a\u202f\u205f\u3000]+', ' ', 'g'))
$$;

-- As it does it for one line. The joiners, selectors and tags of emoji stay, also where they join nothing.
create function clean_line(typed text) returns text language sql immutable parallel safe as $$
  select btrim(regexp_replace(
    normalize(regexp_replace(
      regexp_replace(typed, '[\u0085\u2028\u2029]', ' ', 'g'),
      '[\u0080-\u009f\u00ad\u034f\u061c\u115f\u1160\u17b4\u17b5\u180b-\u180f\u200b\u200c\u200e\u200f\u202a-\u202e\u2060-\u206f\u2800\u3164\ufe00-\ufe0d\ufeff\uffa0\ufff0-\ufffb\U0001bca0-\U0001bca3\U0001d173-\U0001d17a]+',
      '', 'g'), NFC),
    '[\u0009-\u000d\u0020\u00a0\u1680\u2000-\u200a\u202f\u205f\u3000]+', ' ', 'g'))
$$;

-- As contract/src/rules/phone.ts writes one Rwandan mobile number; any other text is only cleaned.
create function clean_phone(typed text) returns text language sql immutable parallel safe as $$
  select coalesce('+250' || substring(regexp_replace(plain, '[ ()-]', '', 'g') from '^(?:(?:[+]|00)?2500?|0)?(7[2389][0-9]{7})$'), plain)
  from (
    select btrim(regexp_replace(
      regexp_replace(translate(clean_identifier(typed), '٠١٢٣٤٥٦٧٨٩۰۱۲۳۴۵۶۷۸۹', '01234567890123456789'), '[\u2010-\u2015\u2212]', '-', 'g'),
      '[ .·•]+', ' ', 'g')) as plain
  ) written
$$;

-- The rows mean what they meant, so a message is not changed by hand, and the log of orders and the audit log get no entries.
alter table contact_messages disable trigger contact_messages_text;
alter table orders disable trigger orders_audit;
alter table orders disable trigger orders_version;

-- ── phones ──────────────────────────────────────────────────────────────────────────────────────

-- Of two numbers in one field, the second is the secondary phone.
with pairs as (
  select user_id, regexp_split_to_array(clean_identifier(phone), '[/|,;&]') as parts from users where clean_identifier(phone) ~ '[/|,;&]'
)
update users
  set phone = clean_phone(parts[1]), secondary_phone = case when secondary_phone = '' then clean_phone(parts[2]) else secondary_phone end
  from pairs
  where users.user_id = pairs.user_id and array_length(parts, 1) = 2
    and clean_phone(parts[1]) ~ '^[+]2507[0-9]{8}$' and clean_phone(parts[2]) ~ '^[+]2507[0-9]{8}$';

update users
  set phone = clean_phone(phone), primary_phone = clean_phone(primary_phone), secondary_phone = clean_phone(secondary_phone)
  where (phone, primary_phone, secondary_phone) is distinct from (clean_phone(phone), clean_phone(primary_phone), clean_phone(secondary_phone));
update contact_messages set phone = clean_phone(phone) where phone <> clean_phone(phone) and clean_phone(phone) <> '';
update payment_attempts set payer_phone = clean_phone(payer_phone) where payer_phone <> clean_phone(payer_phone);
update site_settings set phone = clean_phone(phone) where phone <> clean_phone(phone);

-- ── names and addresses of customers ────────────────────────────────────────────────────────────

update users set name = clean_line(name) where name <> clean_line(name) and clean_identifier(name) <> '';
update users set address = clean_line(address) where address <> clean_line(address);
update addresses set address = clean_line(address) where address <> clean_line(address) and clean_identifier(address) <> '';
update contact_messages set name = clean_line(name) where name <> clean_line(name) and clean_identifier(name) <> '';
update orders
  set customer_name = clean_line(customer_name), customer_phone = clean_phone(customer_phone), address = clean_line(address)
  where (customer_name, customer_phone, address) is distinct from (clean_line(customer_name), clean_phone(customer_phone), clean_line(address))
    and clean_identifier(customer_name) <> '' and clean_phone(customer_phone) <> '' and clean_identifier(address) <> '';

alter table contact_messages enable trigger contact_messages_text;
alter table orders enable trigger orders_audit;
alter table orders enable trigger orders_version;

-- ── usernames ───────────────────────────────────────────────────────────────────────────────────

-- Nobody can type a name with an invisible character any more: the account whose clean name is free gets it. Of two accounts that want the same
-- name the older one gets it. The other one keeps its username as it was, and signs in by its e-mail address.
create temporary table cleaned_names on commit drop as
  select sign_in_name, user_id, clean_identifier(lower(clean_identifier(sign_in_name))) as clean_name
  from sign_in_names where sign_in_name <> clean_identifier(lower(clean_identifier(sign_in_name)));
delete from sign_in_names as names using cleaned_names where names.sign_in_name = cleaned_names.sign_in_name;
insert into sign_in_names (sign_in_name, user_id)
  select clean_name, user_id from cleaned_names join users using (user_id) where clean_name <> '' order by users.created_at, user_id
  on conflict do nothing;
update users set username = clean_identifier(username)
  where username <> clean_identifier(username) and clean_identifier(username) <> ''
    and exists (
      select from sign_in_names as names
      where names.user_id = users.user_id and names.sign_in_name = clean_identifier(lower(clean_identifier(users.username))));

alter table sign_in_names add constraint sign_in_names_clean check (sign_in_name <> '' and sign_in_name = clean_identifier(sign_in_name));
create index users_unclean on users (user_id) where username <> clean_identifier(username);

-- ── the catalogue ───────────────────────────────────────────────────────────────────────────────

-- A name without a visible character becomes the id, which staff can find and correct.
update products set name = case when clean_identifier(name) = '' then product_id else clean_line(name) end where name <> clean_line(name) or clean_identifier(name) = '';
update product_options set name = case when clean_identifier(name) = '' then option_id::text else clean_line(name) end where name <> clean_line(name) or clean_identifier(name) = '';
update product_sizes set name = case when clean_identifier(name) = '' then size_id::text else clean_line(name) end where name <> clean_line(name) or clean_identifier(name) = '';
update categories set name = case when clean_identifier(name) = '' then category_id else clean_line(name) end where name <> clean_line(name) or clean_identifier(name) = '';
update brands set name = brand_id where clean_identifier(name) = '';
-- Brands are found by their names, so two of them that would have one name stay as they are.
update brands set name = clean_line(name)
  where name <> clean_line(name)
    and not exists (
      select from brands as others where others.brand_id <> brands.brand_id and lower(clean_line(others.name)) = lower(clean_line(brands.name)));

alter table products add constraint products_name_visible check (clean_identifier(name) <> '');
alter table product_options add constraint product_options_name_visible check (clean_identifier(name) <> '');
alter table product_sizes add constraint product_sizes_name_visible check (clean_identifier(name) <> '');
alter table categories add constraint categories_name_visible check (clean_identifier(name) <> '');
alter table brands add constraint brands_name_visible check (clean_identifier(name) <> '');
create index brands_unclean on brands (brand_id) where name <> clean_line(name);

drop function clean_phone(text);
