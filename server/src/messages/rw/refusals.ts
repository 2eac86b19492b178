/**
 * Sentences that say why a call is refused, by code. A sentence with values is a function of the values of the refusal. Refusals that staff
 * see stay English.
 */

import type { RefusalCode } from '@uruhu/contract/codes';
import * as shared from '@uruhu/contract/messages/rw/refusals';
import { formatRwf } from '@uruhu/contract/rules/prices/money';
import type { StaffRefusalCode } from '../staff/refusals.ts';
import { fields } from './fields.ts';
import { fileRefusals } from './file-refusals.ts';

type UnpaidLimit = { wanted: number; has_unpaid_orders: boolean; email_verified: boolean };

/** `most` and `wanted` as text: pieces, pieces of one product, or francs. */
function formatUnpaidLimit(most: string, wanted: string, { has_unpaid_orders, email_verified }: UnpaidLimit): string {
  const pay = has_unpaid_orders ? ' ishyura komande watumije mbere,' : '';
  const confirm = email_verified ? '' : ' emeza imeyili yawe,';
  return `Ibyo utarishyura byose hamwe ntibishobora kurenza ${most}, kandi ibi byabigeza kuri ${wanted}. Tumiza bike,${pay}${confirm} cyangwa utwandikire.`;
}

function formatStockShort({ name, left }: { name: string; left: number }): string {
  return left === 0 ? `${name}: byashize.` : `${name}: hasigaye ${left} gusa.`;
}

const anyCall = {
  bad_request: 'Ibyo wasabye ntibisomeka.',
  invalid_input: 'Ibyo wasabye ntibisomeka.',
  not_authorized: shared.not_authorized,
  forbidden: shared.not_authorized,
  email_unverified: 'Banza wemeze imeyili yawe: fungura linki yo muri imeyili twakoherereje.',
  not_found: 'Ntibibonetse',
  request_refused: 'Ibyo wasabye ntibyumvikana.',
  method_not_allowed: 'Iyi aderesi ntiyakira ubu busabe.',
  precondition_failed: 'Ibyo ufite si byo biri hano ubu.',
  address_too_long: 'Aderesi ni ndende cyane.',
  range_not_satisfiable: 'Dosiye nta gice nk’icyo ifite.',
  headers_too_large: 'Imitwe y’ubu busabe ni minini cyane.',
  request_timeout: 'Ibyo wasabye byatinze cyane kugera hano.',
  too_large: 'Ibi ni binini cyane.',
  unsupported_content_type: 'Ubu bwoko bw’ibyoherejwe ntibwumvikana.',
  too_many_requests: 'Wasabye kenshi cyane. Tegereza gato, wongere ugerageze.',
  internal_error: shared.internal_error,
  storage_unavailable: shared.internal_error,
  busy: 'Ubu mu iduka harimo abantu benshi cyane. Ongera ugerageze mu kanya.',
};

const accounts = {
  sign_in_failed: shared.sign_in_failed,
  account_blocked: 'Iyi konti yarafunzwe. Twandikire ku rupapuro rwa “Twandikire”. Komande zawe zirakomeza.',
  username_taken: shared.username_taken,
  email_taken: shared.email_taken,
  email_link_invalid: fields.email_link_invalid,
  email_already_confirmed: shared.email_already_confirmed,
  too_many_email_links: 'Twamaze kohereza linki nyinshi kuri iyi imeyili. Zishake, no muri spam, cyangwa wongere ugerageze ejo.',
  email_change_needs_password: shared.email_change_needs_password,
  wrong_current_password: 'Iri si ryo jambo ry’ibanga ryawe.',
  password_too_short: fields.password_too_short,
  reset_link_invalid: shared.reset_link_invalid,
  address_not_found: 'Aderesi ntibonetse',
  too_many_addresses: ({ most }: { most: number }) => `Ushobora kubika aderesi zitarenze ${most}`,
  session_not_found: 'Iki gikoresho cyamaze gusohoka muri konti',
  message_refused: shared.internal_error,
};

const catalogue = {
  product_not_found: shared.product_not_found,
  option_not_found: 'Ubu bwoko ntibuboneka',
  size_not_found: 'Iyi ngano ntiboneka',
  category_not_found: shared.category_not_found,
  picture_not_found: 'Ifoto ntibonetse',
  review_not_found: 'Igitekerezo ntikibonetse',
  review_hidden: 'Abakozi bacu bakuye igitekerezo cyawe kuri iki gicuruzwa ku rupapuro. Twandikire kuri icyo kibazo.',
  review_is_own: 'Iki ni igitekerezo cyawe',
  review_image_missing: 'Hari ifoto itabonetse. Yikureho, wongere uyishyireho.',
  too_many_review_images: 'Ongeraho amafoto atarenze 5',
  already_in_wishlist: 'Iki gicuruzwa gisanzwe kiri mu byo wifuza',
  wishlist_full: ({ most }: { most: number }) =>
    `Mu byo wifuza hajyamo ibicuruzwa bitarenze ${most}. Kuraho kimwe kugira ngo wongeremo ikindi.`,
  wishlist_entry_not_found: 'Iki gicuruzwa ntikikiri mu byo wifuza',
  in_stock: 'Kirahari: ushobora kugishyira mu gitebo cyawe.',
  too_many_stock_waits: ({ most }: { most: number }) =>
    `Ushobora gutegereza ibicuruzwa bitarenze ${most}. Reka gutegereza kimwe kugira ngo wongereho ikindi.`,
};

const cart = {
  cart_empty: shared.cart_empty,
  cart_full: ({ most }: { most: number }) => `Mu gitebo hajyamo ibicuruzwa bitandukanye bitarenze ${most}`,
  cart_item_not_found: 'Iki gicuruzwa ntikikiri mu gitebo cyawe',
  sold_out: 'Byashize',
  only_some_left: ({ left }: { left: number }) => `Hasigaye ${left} gusa`,
  item_quantity_limit: ({ most }: { most: number }) => `Mu gitebo cyawe igicuruzwa kimwe ntikirenza umubare wa ${most}`,
  coupon_not_found: 'Kode y’igabanyirizwa ntibonetse',
  coupon_not_started: 'Iyi kode y’igabanyirizwa ntiratangira gukoreshwa',
  coupon_expired: 'Iyi kode y’igabanyirizwa yarengeje igihe',
  coupon_used_up: 'Iyi kode y’igabanyirizwa yarakoreshejwe irashira',
  coupon_already_used: 'Iyi kode y’igabanyirizwa warayikoresheje',
  coupon_for_first_order: 'Iyi kode y’igabanyirizwa ni iyo kuri komande yawe ya mbere gusa',
  coupon_needs_verified_email:
    'Emeza imeyili yawe kugira ngo ukoreshe iyi kode y’igabanyirizwa: fungura linki yo muri imeyili twakoherereje.',
  coupon_minimum_spend: ({ minimum_rwf }: { minimum_rwf: number }) =>
    `Iyi kode y’igabanyirizwa ikoreshwa kuri komande zihera kuri ${formatRwf(minimum_rwf)}`,
};

const placing = {
  address_needed: shared.address_needed,
  phone_needed: shared.phone_needed,
  no_shipping_band: shared.no_shipping_band,
  item_unavailable: ({ name }: { name: string }) => `${name}: ntibikiboneka. Ongera urebe igitebo cyawe.`,
  stock_short: formatStockShort,
  total_changed: ({ total_rwf }: { total_rwf: number }) =>
    `Ubu igiteranyo cyose ni ${formatRwf(total_rwf)}. Banza ukirebe, wongere wemeze komande yawe.`,
  idempotency_key_reused:
    'Iyi komande yamaze gutumizwa, ariko si uko uyisaba ubu. Nta gishya cyatumijwe: reba komande zawe n’igitebo cyawe.',
  too_many_unpaid_orders: 'Ufite komande nyinshi cyane zitarishyurwa. Ishyura imwe muri zo mbere yo gutumiza indi.',
  unverified_too_many_unpaid_orders:
    'Ufite komande nyinshi cyane zitarishyurwa. Ishyura imwe muri zo, cyangwa wemeze imeyili yawe, mbere yo gutumiza indi.',
  unpaid_pieces_limit: (limit: UnpaidLimit & { most: number }) => formatUnpaidLimit(`ibicuruzwa ${limit.most}`, `${limit.wanted}`, limit),
  unpaid_item_limit: (limit: UnpaidLimit & { most: number; name: string }) =>
    formatUnpaidLimit(`${limit.most} (${limit.name})`, `${limit.wanted}`, limit),
  /** `most` and `wanted` are francs. */
  unpaid_value_limit: (limit: UnpaidLimit & { most: number }) => formatUnpaidLimit(formatRwf(limit.most), formatRwf(limit.wanted), limit),
  nothing_to_reorder: 'Muri ibi bicuruzwa nta na kimwe kikigurishwa.',
};

const paying = {
  order_not_found: shared.order_not_found,
  too_many_tracking_guesses:
    'Iyi nimero ngufi yagerageshejwe kenshi n’indi mibare. Koresha nimero yose ya komande cyangwa linki yayo, cyangwa wongere ugerageze mu masaha make.',
  order_not_pending: 'Iyi komande yatangiye gutegurwa kandi ntigishobora guhagarikirwa hano. Twandikire.',
  order_cancelled: 'Iyi komande yahagaritswe.',
  order_delivered: 'Iyi komande yamaze kugezwa aho ijya. Twandikire ku byo kuyishyura.',
  order_paid: 'Iyi komande yamaze kwishyurwa.',
  card_unavailable: 'Kwishyura n’ikarita ntibiboneka. Ishyura na Mobile Money.',
  prompt_unavailable: 'Kwishyura wemereza kuri telefoni ntibiboneka. Kanda kode mu mwanya wabyo.',
  mtn_number_needed: 'Andika nimero ya MTN: itangirwa na 078 cyangwa 079.',
  mtn_digits_only: fields.mtn_digits_only,
  payment_starting: 'Ubu bwishyu buratangizwa. Ongera ugerageze mu kanya.',
  payment_being_checked: 'Dusanzwe turimo kugenzura ubwishyu bw’iyi komande.',
  /** `reason`: what the provider says, in its own words; '' where it says nothing. */
  payment_not_started: ({ reason }: { reason: string }) => reason || shared.payment_not_started,
  payment_parameters_missing: shared.payment_parameters_missing,
  payment_not_found: 'Ubwishyu ntibubonetse',
  transaction_paid_this_order:
    'Ubu bwishyu bwamaze kubarwa kuri iyi komande. Niba wongeye kwishyura, andika Transaction ID y’ubwo bundi bwishyu.',
  transaction_used_elsewhere: 'Iyi Transaction ID yamaze gukoreshwa ku yindi komande.',
  too_many_submissions: ({ most }: { most: number }) =>
    `Umaze kutubwira inshuro ${most} ubwishyu bw’iyi komande. Twandikire, tubirebere hamwe.`,
};

/** What a customer can do without a confirmed address, for a shop that cannot send her the link. */
const NO_LINK = 'kandi ubu ntidushobora kohereza imeyili. Twandikire.';

/** The sentences of a shop without a mail server. They replace those that ask the customer to open a link in a mail. */
export const refusalsWithoutMails = {
  email_unverified: `Ibi bisaba imeyili yemejwe, ${NO_LINK}`,
  too_many_email_links: 'Ubu ntidushobora kohereza imeyili. Twandikire.',
  coupon_needs_verified_email: `Iyi kode y’igabanyirizwa isaba imeyili yemejwe, ${NO_LINK}`,
  unverified_too_many_unpaid_orders:
    'Ufite komande nyinshi cyane zitarishyurwa. Ishyura imwe muri zo, cyangwa utwandikire, mbere yo gutumiza indi.',
  unpaid_pieces_limit: (limit: UnpaidLimit & { most: number }) => placing.unpaid_pieces_limit({ ...limit, email_verified: true }),
  unpaid_item_limit: (limit: UnpaidLimit & { most: number; name: string }) => placing.unpaid_item_limit({ ...limit, email_verified: true }),
  unpaid_value_limit: (limit: UnpaidLimit & { most: number }) => placing.unpaid_value_limit({ ...limit, email_verified: true }),
} satisfies Partial<Record<RefusalCode, string | ((values: never) => string)>>;

export const refusals = {
  ...anyCall,
  ...accounts,
  ...catalogue,
  ...cart,
  ...placing,
  ...paying,
  ...fileRefusals,
} satisfies Record<Exclude<RefusalCode, StaffRefusalCode>, string | ((values: never) => string)>;
