/** What is wrong with cells of a product file. Staff read each text beside its row and column. */
export const importFaults = {
  needed: 'This is needed for a new product.',
  product_unknown: 'The shop has no product with this id. A price list changes only products that are there.',
  product_name_unknown: 'No product of the shop has exactly this name. A price list changes only products that are there.',
  product_name_repeated: 'Several products have this name. Add a column with the ids.',
  product_too_new: 'This product was added to the shop after the file was uploaded. Please look at it, and upload the file again.',
  product_ids_taken: 'The shop has many products with this name already. Please give this one an id.',
  product_missing: 'Neither the shop nor a row above has a product with this id.',
  product_id_needed: 'Each row needs the id or the name of a product.',
  product_repeated: ({ row }: { row: string }) => `This product is in row ${row} already. Keep all rows of a product together.`,
  kind_unknown: 'The kind of a row must be product, option or size.',
  part_without_product: 'This option or size stands below no product. Please repeat the id of its product.',
  part_unknown: 'This product has no such option or size.',
  part_repeated: 'This option or size is there twice.',
  part_name_needed: 'An option or size needs a name.',
  part_status_unknown: 'Please write “archived” for an option or size that is no longer sold, or leave this cell empty.',
  parts_too_many: ({ kind, most }: { kind: 'option' | 'size'; most: number }) => `A product can have at most ${most} ${kind}s.`,
  rows_too_many: ({ most }: { most: number }) => `A product can have at most ${most} rows of options and sizes.`,
  number_invalid: 'This is not a whole number of 0 or more, such as 12000.',
  stock_invalid: 'Please write a whole number of pieces, 0 or more, or “made to order”.',
  stock_changed: ({ now }: { now: string }) => `The stock has changed since the export: it is ${now} now. Please correct both columns.`,
  stock_before_invalid: 'An export fills in this column. Please leave it as the export wrote it, or leave it empty.',
  time_invalid: 'Please write a day and a time, such as 2026-12-24 18:00.',
  value_unknown: ({ allowed }: { allowed: string }) => `This is none of: ${allowed}.`,
  brand_unknown: ({ suggestion }: { suggestion: string }) =>
    suggestion === '' ? 'The shop has no such brand. Please add it first.' : `The shop has no such brand. Do you mean “${suggestion}”?`,
  category_unknown: ({ suggestion }: { suggestion: string }) =>
    suggestion === ''
      ? 'The shop has no such category. Please add it first.'
      : `The shop has no such category. Do you mean “${suggestion}”?`,
  translation_without_english: 'There is no English text here, so shoppers would not see this one. Please write the English too.',
  translation_count: ({ texts, needed }: { texts: number; needed: number }) =>
    `The English has ${needed} ${needed === 1 ? 'text' : 'texts'}, and this cell has ${texts}. Please translate each of them, in the same order.`,
  labels_missing: 'Each text in this cell needs a label: “Volume: 50 ml | Origin: Korea”.',
  related_unknown: ({ ids }: { ids: string }) => `The shop has no product ${ids}.`,
  picture_unknown: 'The shop has no such picture, and the archive has no such file.',
  picture_name_too_long: ({ most }: { most: number }) => `The name of a picture can have at most ${most} characters.`,
  picture_name_ambiguous: ({ first, second }: { first: string; second: string }) =>
    `The archive has two files of this name: ${first} and ${second}. Please rename one of them.`,
  picture_address_invalid: 'The URL of a picture must begin with https:// and lead out of this network.',
  picture_not_fetched: ({ reason }: { reason: string }) => `The picture could not be fetched: ${reason}`,
  alt_texts_too_many: 'There are more texts than pictures.',
  prices_forbidden: 'Your role does not set prices. Please leave this cell as it is, or empty for a new product.',
  stock_forbidden: 'You may not change stock.',
} satisfies Record<string, string | ((values: never) => string)>;
