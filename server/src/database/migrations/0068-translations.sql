-- The texts of the catalogue and the content in other languages than English. English is in the tables of the records; what has no row here
-- is shown in English. The code knows the kinds, fields and languages (contract/src/staff/translatable.ts), so a new one needs no migration.

create table translations (
  -- The kind of the record, as the audit log names it.
  kind text not null,
  record_id text not null,
  field text not null,
  language text not null check (language ~ '^[a-z]{2}$'),
  -- A text, or a list of labelled texts.
  value jsonb not null check (value not in ('""', '[]') and jsonb_typeof(value) in ('string', 'array')),
  -- MD5 of the English value, as JSON, that was translated. Where English has another one now, the translation is older than it.
  english_hash text not null check (english_hash ~ '^[0-9a-f]{32}$'),
  -- Begins anywhere, so that a text that was deleted and added again has another version than the editors of the first one saw.
  version integer not null default (1 + random() * 1000000000)::integer,
  translation_id text not null generated always as (kind || '/' || record_id || '/' || field || '/' || language) stored,
  primary key (kind, record_id, field, language)
);

-- The second of two editors learns of the first one's change.
create trigger translations_version before update on translations for each row execute function raise_version();

-- The audit log has each text that staff add. A shop that is filled by a program would log its whole catalogue.
create trigger translations_added_audit after insert on translations for each row
  when (coalesce(current_setting('shop.staff_id', true), '') <> '')
  execute function audit_change('translation_id', '', 'kind,record_id,field,language,english_hash,version');

-- The audit log has each change.
create trigger translations_audit after update or delete on translations for each row
  execute function audit_change('translation_id', '', 'kind,record_id,field,language,english_hash,version');

-- An import notes its products once, at its end, like note_changed_products().
create function note_translated_products() returns trigger language plpgsql as $$
declare product_ids text[];
declare latest bigint;
begin
  -- An update leaves the record of a text, so its new rows name all products.
  if tg_op = 'DELETE' then
    select array_agg(distinct record_id) filter (where kind = 'products') into product_ids from old_rows having count(*) > 0;
  else
    select array_agg(distinct record_id) filter (where kind = 'products') into product_ids from new_rows having count(*) > 0;
  end if;
  -- No row is found where the statement changed nothing, as where a deleted record had no texts.
  if not found or current_setting('shop.catalogue_noted_at_end', true) = 'on' then
    return null;
  end if;
  latest := next_catalogue_version();
  insert into catalogue_changes select latest, unnest(product_ids);
  return null;
end $$;

-- Every process reloads what has new texts.
create trigger translations_added after insert on translations referencing new table as new_rows
  for each statement execute function note_translated_products();

-- Every process reloads what has lost texts.
create trigger translations_removed after delete on translations referencing old table as old_rows
  for each statement execute function note_translated_products();

-- Every process reloads what has changed texts.
create trigger translations_changed after update on translations referencing new table as new_rows
  for each statement execute function note_translated_products();

-- Arguments: the kind of the deleted record, and the column of its id.
create function delete_translations() returns trigger language plpgsql as $$
begin
  delete from translations where kind = tg_argv[0] and record_id = to_jsonb(old) ->> tg_argv[1];
  return null;
end $$;

-- A deleted record leaves no texts: another one may get its id.
create trigger products_translations after delete on products for each row execute function delete_translations('products', 'product_id');

-- A deleted record leaves no texts.
create trigger product_options_translations after delete on product_options for each row
  execute function delete_translations('product-options', 'option_id');

-- A deleted record leaves no texts.
create trigger product_sizes_translations after delete on product_sizes for each row
  execute function delete_translations('product-sizes', 'size_id');

-- A deleted record leaves no texts: another one may get its id.
create trigger categories_translations after delete on categories for each row
  execute function delete_translations('categories', 'category_id');

-- A deleted record leaves no texts.
create trigger slides_translations after delete on slides for each row execute function delete_translations('slides', 'slide_id');

-- A deleted record leaves no texts.
create trigger slide_texts_translations after delete on slide_texts for each row
  execute function delete_translations('slide-texts', 'slide_text_id');

-- A deleted record leaves no texts.
create trigger faqs_translations after delete on faqs for each row execute function delete_translations('faqs', 'faq_id');

-- A deleted record leaves no texts.
create trigger policies_translations after delete on policies for each row execute function delete_translations('policies', 'policy_id');
