/** Sentences that say why a call of staff is refused, by code. */
import type { PROGRESS_STAGES } from '@uruhu/contract/order';
import { formatRwf } from '@uruhu/contract/rules/prices/money';

type Stage = (typeof PROGRESS_STAGES)[number];
const STAGE_NAMES: Partial<Record<Stage, string>> = {
  packaging: 'prepared',
  shipping: 'sent off',
  arrived: 'in Kigali',
  delivering: 'out for delivery',
};

export const staffRefusals = {
  totp_needed: 'Please enter the code of your authenticator app.',
  totp_wrong: 'This code is wrong or was used already. Please enter the next one.',
  totp_is_on: 'Your codes are set up already.',
  totp_not_begun: 'Please begin to set up your codes first.',
  totp_setup_needed: 'This shop requires codes of an authenticator app. Please set them up first.',
  proof_needed: 'Please confirm by your password that it is you. Nothing was changed.',
  proof_code_needed: 'Please enter the code of your authenticator app, or a recovery code.',
  member_not_found: 'This staff member is not there.',
  last_owner: 'The shop needs an owner who can sign in. Please make somebody else an owner first.',
  member_is_self: 'This is your own account. You change your password and your codes under “My account”.',
  member_not_active: 'She cannot sign in, so she has no password. Please invite or enable her first.',
  member_without_email: 'She has no e-mail address yet. Please enter it, and save.',
  invitation_invalid: 'This invitation is invalid or has expired. Please ask for a new one.',
  password_link_invalid: 'This link is invalid or has expired. Please ask an owner of the shop for a new one.',
  customer_not_found: 'This customer is not there, or was erased.',
  message_not_found: 'This message is not there. It may have been erased with its sender.',
  username_differs: 'This is not the username of the customer. Nothing was erased.',
  password_is_public: 'This password stands in our sources: please choose another.',
  password_too_common: 'This is one of the commonest passwords: please choose another, such as four words that do not belong together.',
  password_is_guessable:
    'This password is little more than the username, the e-mail address or the name of the shop: please choose another, such as four words that do not belong together.',
  changed_meanwhile: 'Somebody has changed this meanwhile. Please look at it as it is now.',
  product_id_taken: 'Another product has this id. Please choose another.',
  product_was_ordered: 'This product was ordered, so it cannot be deleted. Please archive it instead.',
  brand_not_found: 'This brand is not there.',
  related_product_not_found: 'One of the related products is not there.',
  price_too_large: 'A price must be at most 100,000,000 RWF.',
  product_needs_price: 'A product needs a price before shoppers can see it.',
  discount_not_below_price: 'The discounted price must be below the price.',
  unit_price_too_low:
    'With its cheapest option and size, one piece would cost less than 1 RWF. Please raise the price, or what the option or size adds to it.',
  discount_dates_reversed: 'The discount must end after it begins.',
  publish_time_needed: 'Please say when the product is to be published.',
  /** `found`: the names of the ingredients. */
  ingredients_banned: ({ found }: { found: string }) =>
    `This product cannot be published, because these may not be sold in Rwanda as cosmetics: ${found}.`,
  staff_check_needed: ({ found }: { found: string }) =>
    `Please check this product and confirm that it may be sold as it is described. We found: ${found}.`,
  stock_is_reserved: ({ reserved }: { reserved: number }) =>
    `Open orders hold ${reserved} of these pieces. Please cancel or change those orders first.`,
  made_to_order_has_no_stock: 'This stock is not counted. Please say how many pieces are there.',
  product_change_not_found: 'This change is not there, or it is too old to be undone.',
  already_undone: 'Somebody has undone this already.',
  import_not_found: 'This import is not there, or it is older than 30 days.',
  import_running: ({ staff }: { staff: string }) => `${staff} is importing a file at this moment. Please wait until it is done.`,
  import_of_another: 'A colleague began this import, and only she can go on with it. You can look at it or cancel it.',
  import_step_not_possible: 'This import is at another step by now. Please look at it as it is.',
  import_interrupted: 'Whoever began this import cannot go on with it. Please upload the file again.',
  import_replaced: ({ most }: { most: number }) => `It made room for a newer one, because a member can have ${most} unfinished imports.`,
  import_forgotten: ({ hours }: { hours: number }) => `It was not finished within ${hours} hours, so its files are deleted.`,
  imports_too_large: 'The files of unfinished imports take too much room. Please finish or cancel one of them first.',
  import_has_faults: 'This file has faults, so nothing of it is imported. Please mend them and upload the file again.',
  import_changes_nothing: 'This file changes nothing: the shop has all of it already.',
  import_columns_needed: ({ columns }: { columns: string }) => `Please say which column of the file is: ${columns}.`,
  import_column_twice: ({ column }: { column: string }) => `Two columns of the file are matched to “${column}”. Please choose one of them.`,
  file_part_missing: 'A part of the file has not arrived. Please upload the file again.',
  csv_empty: 'This file is empty.',
  csv_no_header: 'The first row of this file holds no names of columns. Please download the template to see how it begins.',
  /** `row`: the number of the row, as the CSV parser counts. */
  csv_broken: ({ row }: { row: number }) => `Row ${row} of this file is not valid CSV: look for a quotation mark that is not closed.`,
  csv_is_spreadsheet: 'This is a spreadsheet, not a CSV file. In your program please choose “Save as” and “CSV UTF-8”.',
  csv_not_text: 'This is not a CSV file.',
  csv_encoding_unknown: 'The letters of this file cannot be read. In your program please choose “Save as” and “CSV UTF-8”.',
  csv_too_large: ({ most }: { most: number }) => `This file is too large: at most ${most} MB. Please split it.`,
  csv_too_many_rows: ({ most }: { most: number }) => `This file has more than ${most.toLocaleString('en')} rows. Please split it.`,
  zip_broken: 'The archive of pictures is damaged or not complete. Please make the ZIP file again.',
  zip_encrypted: 'The archive of pictures has a password. Please make the ZIP file again without one.',
  zip_is_none: 'The archive of pictures is not a ZIP file. Please choose ZIP in your program.',
  zip_too_large: 'The archive of pictures holds too much: at most 5,000 files of 10 MB, 1 GB together.',
  filter_not_found: 'This filter is not there any more.',
  too_many_filters: ({ most }: { most: number }) => `You can keep at most ${most} filters. Please delete one first.`,
  mail_not_found: 'This mail is not there any more. The shop keeps mails for 90 days.',
  mail_not_sent_yet: 'This mail has not left yet: the shop sends it by itself.',
  mail_without_recipient: 'This customer has no confirmed e-mail address. Please call her, or write on WhatsApp.',
  mail_resend_limit: 'Mails of this order were sent again five times today. Please wait until tomorrow.',
  customer_erased: 'The customer has had her data erased, so nothing more is written about her.',
  order_of_account: 'This customer has an account: please erase it on her own page.',
  order_not_finished:
    'This order is still under way, or its money is, and needs the contact. Please erase it once it is delivered or cancelled, and its payments are checked or returned.',
  order_has_left: 'Only an order that has not left Korea can be corrected. If its parcel is on the way, please tell the courier.',
  brand_name_empty: 'A brand needs a name with letters.',
  brand_name_taken: 'Another brand has this name already.',
  brand_in_use: ({ count }: { count: number }) =>
    `${count === 1 ? 'One product belongs' : `${count} products belong`} to this brand. Please give them another brand first.`,
  category_too_deep: 'Categories can be at most three levels deep. Please choose a place further up.',
  category_within_itself: 'A category cannot be moved into itself or below itself.',
  category_has_children: ({ count }: { count: number }) =>
    `${count === 1 ? 'One category is' : `${count} categories are`} below this one. Please move or delete ${count === 1 ? 'it' : 'them'} first.`,
  category_in_use: ({ count }: { count: number }) =>
    `${count === 1 ? 'One product is' : `${count} products are`} in this category. Please choose a category that takes ${count === 1 ? 'it' : 'them'}.`,
  redirect_not_found: 'This redirect is not there.',
  translated_record_not_found: 'There is no English text here to translate.',
  translation_count_differs:
    'The English has another number of texts than its translation. Load the page again, and translate each of them.',
  redirect_loop: 'This redirect would lead back to its own old address.',
  redirect_exists: 'There is a redirect from this old address already.',
  page_exists_at_address: 'The shop has a page at this address, which shoppers see instead.',
  search_word_not_found: 'This search word is not there.',
  search_word_empty: ({ text }: { text: string }) => `The search reads no letter or number in “${text}”. Please write a word.`,
  search_word_means_itself: ({ text }: { text: string }) => `“${text}” is the word itself. Please write another meaning, or leave it out.`,
  search_word_too_common: ({ text }: { text: string }) =>
    `“${text}” says too little: the search leaves such words out. Please choose a more exact word or phrase.`,
  search_word_finds_nothing: ({ text }: { text: string }) =>
    `The shop finds nothing for “${text}”. Please use words of your products, brands or categories.`,
  search_word_exists: 'This word, perhaps in its plural or another spelling, is explained already. Please change that entry.',
  search_word_circle: 'One of these meanings is a search word that already means this word. Please let that entry work both ways instead.',
  too_many_search_words: ({ count }: { count: number }) =>
    `The shop can hold at most ${count} search words. Please delete one that is not needed.`,
  entered_orders_limit: ({ most }: { most: number }) =>
    `You have entered ${most} orders that are not paid yet, and they hold stock: your role may have no more. Please wait until one is paid or cancelled, or ask a manager to enter this one.`,
  entered_pieces_limit: ({ most, wanted }: { most: number; wanted: number }) =>
    `The orders that you have entered and that are not paid yet would hold ${wanted} pieces: your role may hold ${most}. Please wait until one is paid or cancelled, or ask a manager to enter this one.`,
  entered_item_limit: ({ most, wanted, name }: { most: number; wanted: number; name: string }) =>
    `The orders that you have entered and that are not paid yet would hold ${wanted} pieces of ${name}: your role may hold ${most}. Please order fewer, or ask a manager to enter this one.`,
  order_status_changed: 'Somebody has moved this order meanwhile. Please look at it as it is now.',
  step_not_possible: 'This step is not possible any more. Please look at the order as it is now.',
  status_not_reached: ({ stage }: { stage: Stage }) => `The order is not ${STAGE_NAMES[stage] ?? stage} yet.`,
  order_not_paid: 'This order is not paid yet.',
  nothing_to_confirm: 'This payment does not wait to be confirmed. Please look at the order as it is now.',
  nothing_to_reject: 'This payment does not wait to be looked at. Please look at the order as it is now.',
  payment_too_small: ({ came_rwf, due_rwf }: { came_rwf: number; due_rwf: number }) =>
    `${formatRwf(came_rwf)} came, and ${formatRwf(due_rwf)} is due. If that is right, please confirm it as a part: the order then waits for the rest.`,
  transaction_came_by_provider:
    'A provider has brought this transaction already, for this order or another, and it counts there. Please reject it here.',
  transaction_paid_another_order: 'This transaction has paid another order already. Please reject it here.',
  provider_says_unpaid: 'The provider says that this is not paid yet.',
  paid_but_not_accepted:
    'The provider says that this is paid, but it does not count here. Please look at the payments and problems of the order.',
  provider_unclear: 'The provider did not answer clearly. Please try again in a while.',
  nothing_to_refund: 'No payment of this order has come in that could be given back.',
  refund_needs_payment: 'More than one payment has come in. Please say which one goes back.',
  payment_disputed:
    'Of the transaction of this payment its provider says something else. Please look at the problem of the payment and resolve it first.',
  order_must_be_cancelled: 'This payment pays for an order that is under way. Please cancel the order first.',
  refund_already_requested:
    'A refund of this payment was asked for already. Please look at the provider’s own page, and say here what you found.',
  refund_not_available:
    'The provider of this payment is not set up in this shop any more, so it cannot be asked. Please give the money back on its own page, and say here that it was given back.',
  refund_of_unpaid: 'This payment cannot be refunded: it has not come in, or it went back already.',
  refund_not_requested: 'No refund of this payment was asked for.',
  /** `reason`: what the provider says, in its own words. */
  refund_declined: ({ reason }: { reason: string }) => `The provider does not refund it: ${reason}`,
  refund_unclear:
    'The provider did not answer clearly: the refund may have been taken up. Please look at its own page, and say here what you found.',
  problem_not_found: 'This payment problem is not there.',
  problem_already_resolved: 'Somebody has resolved this already.',
  owner_link_invalid:
    'This link does not work any more: the shop has an owner, or the link is not whole. Please sign in, or copy the link again.',
  coupon_code_taken: 'Another coupon has this code already.',
  coupon_percent_too_large: 'A discount in percent must be at most 100.',
  coupon_ends_before_start: 'The end must come after the start.',
  coupon_limit_below_uses: ({ uses }: { uses: number }) =>
    uses === 1
      ? 'One order uses this coupon already: the limit cannot be lower.'
      : `${uses} orders use this coupon already: the limit cannot be lower.`,
  coupon_terms_fixed:
    'An order has used this coupon: its code, discount, start and customers stay as they were. Please end it and create another.',
  coupon_is_welcome: 'This is the welcome coupon of a customer. The shop gives it by its own rule, so it cannot be changed here.',
  coupon_is_of_batch: 'This code belongs to a batch. Please change or end the batch.',
  coupon_batch_not_found: 'This batch of codes is not there.',
  coupon_batch_name_taken: 'Another batch has this name already. Please choose another one.',
  band_ends_before_start: 'The heaviest weight of a band must be above the one of the band before.',
  bands_overlap: 'Two bands hold the same weight.',
  bands_leave_gap: 'No band holds the weights before this one.',
  content_not_found: 'This is not there any more.',
  too_much_content: ({ most }: { most: number }) => `There can be at most ${most}. Please delete one first.`,
  html_empty: 'Nothing of this text can be shown. Please write it anew.',
  ends_before_start: 'The end must be later than the start.',
  policy_time_taken: 'Another text of this policy starts at the same time.',
  policy_applied: 'This text has applied, so it stays as it was. Please write a new text, which replaces it from its own time on.',
  policy_time_past: 'This time has passed. Please choose a later one, or leave it empty to begin now.',
  merchant_name_needed: 'Please enter the name that shoppers see when they dial the code.',
  clock_moved: 'The clock is not as you have seen it, or was accepted already. Please look at it again.',
};

export type StaffRefusalCode = keyof typeof staffRefusals;
