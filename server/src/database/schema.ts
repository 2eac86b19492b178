/**
 * The tables as types for Kysely. migrations/ defines the tables, and schema.db.test.ts compares these types with them. Integers and bigints
 * are both read as numbers.
 */
import type { PaymentProblemKind } from '@uruhu/contract/payment';
import type { ListAttribute, SingleAttribute, SkinType } from '@uruhu/contract/product-attributes';
import type { OrderStatus, PaymentState } from '@uruhu/contract/rules/transitions';
import type { SavedOrderFilter } from '@uruhu/contract/staff/orders/lists';
import type { StaffRole } from '@uruhu/contract/staff/permissions';
import type { ProductChangeKind } from '@uruhu/contract/staff/products/bulk-fields';
import type { ImportAction, ImportState, ImportStep, ProductFileKind, ProductFoundBy } from '@uruhu/contract/staff/products/file-terms';
import type { ProductState, StockReason } from '@uruhu/contract/staff/products/terms';
import type { SearchWordLanguage } from '@uruhu/contract/staff/search-words';
import type { SignInResult } from '@uruhu/contract/staff/sign-in-results';
import type { ColumnType, Generated, GeneratedAlways, JSONColumnType } from 'kysely';

type Time = ColumnType<Date, Date | string, Date | string>;
type DefaultTime = ColumnType<Date, Date | string | undefined, Date | string>;
type OptionalTime = ColumnType<Date | null, Date | string | null | undefined, Date | string | null>;
/** Like OptionalTime, but written only as a Date. */
type OptionalDate = ColumnType<Date | null, Date | null | undefined, Date | null>;
type LabelledText = { label: string; value: string };

export type Users = {
  user_id: Generated<string>;
  username: string;
  name: string;
  email: string;
  phone: string;
  address: Generated<string>;
  image: Generated<string>;
  password_hash: string;
  primary_phone: Generated<string>;
  secondary_phone: Generated<string>;
  /** Null: the shopper has not yet followed a link that the shop sent to `email`. */
  email_verified_at: OptionalDate;
  /** The address that the shopper wants to change to. */
  pending_email: string | null;
  /** Null: the shop has not yet decided whether the shopper is a new member. */
  new_member_decided_at: OptionalDate;
  /** Since when the account cannot sign in; null: it can. */
  blocked_at: OptionalDate;
  created_at: DefaultTime;
  language: Generated<string>;
};

/** What staff did with an account, and their notes. */
export type CustomerLog = {
  customer_log_id: GeneratedAlways<number>;
  user_id: string;
  staff_id: string;
  kind: 'note' | 'blocked' | 'unblocked' | 'exported';
  text: Generated<string>;
  created_at: DefaultTime;
};

/** A link that verifies `email`, or that makes `email` the account's address again. */
export type EmailLinks = {
  /** Ascending in the order in which the shop creates the links. */
  email_link_id: GeneratedAlways<number>;
  token_hash: Buffer;
  user_id: string;
  purpose: 'confirm' | 'undo';
  email: string;
  created_at: DefaultTime;
  expires_at: Time;
};

export type Sessions = {
  token_hash: Buffer;
  user_id: string;
  user_agent: Generated<string>;
  session_id: Generated<string>;
  /** The IP address. */
  address: Generated<string>;
  created_at: DefaultTime;
  expires_at: Time;
};

export type Mails = {
  mail_id: Generated<string>;
  user_id: string | null;
  kind: string;
  to_address: string;
  reply_to: string | null;
  subject: string;
  text: string;
  html: string;
  /** The address that a mail program calls when the recipient unsubscribes from mails of this kind. */
  unsubscribe_url: ColumnType<string | null, string | null | undefined, string | null>;
  state: Generated<'waiting' | 'sending' | 'sent' | 'refused' | 'dropped'>;
  attempts: Generated<number>;
  last_error: Generated<string>;
  created_at: DefaultTime;
  sent_at: Date | null;
  /** When a worker last began to send the mail. */
  taken_at: OptionalDate;
  refused_at: OptionalDate;
  /** Since when the recipient no longer wants the mail. */
  withdrawn_at: OptionalDate;
  /** The order that the mail is about. */
  order_id: ColumnType<string | null, string | null | undefined, never>;
};

export type ClockJumps = {
  clock_jump_id: GeneratedAlways<number>;
  kind: 'back' | 'ahead' | 'long_stop' | 'clocks_differ';
  /** The time that the database's clock should have shown; for `long_stop`, its time at the last check. */
  expected_at: Date;
  /** The time that the database's clock showed. */
  found_at: Date;
  /** The time by the clock of the process that found the jump. */
  process_at: Date;
  created_at: DefaultTime;
  accepted_at: OptionalDate;
  accepted_by: string | null;
};

export type SignIns = {
  sign_in_id: Generated<string>;
  user_id: string | null;
  succeeded: boolean;
  /** The IP address. */
  address: string;
  user_agent: Generated<string>;
  created_at: DefaultTime;
};

export type PasswordResets = { token_hash: Buffer; user_id: string; created_at: DefaultTime; expires_at: Time };

export type BeautyProfiles = {
  user_id: string;
  skin_type: Generated<string>;
  skin_concern: Generated<string[]>;
  avoided: Generated<string[]>;
  updated_at: DefaultTime;
};

export type ContactMessages = {
  contact_message_id: Generated<string>;
  user_id: string | null;
  name: string;
  email: string;
  phone: string;
  message: string;
  state: Generated<'open' | 'answered' | 'closed'>;
  version: Generated<number>;
  /** Since when the thread is in its state. */
  state_since: DefaultTime;
  created_at: DefaultTime;
  language: Generated<string>;
};

/** An answer of the shop, or a reply that a staff member has copied from the shop's mailbox. */
export type ContactEntries = {
  contact_entry_id: GeneratedAlways<number>;
  contact_message_id: string;
  direction: 'sent' | 'received';
  text: string;
  staff_id: string;
  /** Null for a received reply, and once the outbox has deleted the mail. */
  mail_id: string | null;
  created_at: DefaultTime;
};

export type Addresses = {
  address_id: Generated<string>;
  user_id: string;
  address: string;
  city: string;
  country: string;
  postal_code: string;
  address_type: Generated<'shipping' | 'billing'>;
  is_default: Generated<boolean>;
  created_at: DefaultTime;
};

export type Brands = { brand_id: string; name: string; image: Generated<string>; version: Generated<number> };
export type FormerBrandNames = { name: string; brand_id: string };

export type Redirects = {
  redirect_id: Generated<string>;
  from_path: string;
  to_path: string;
  is_automatic: Generated<boolean>;
  version: Generated<number>;
  created_at: DefaultTime;
};

/** A text of the catalogue or the content in another language than English. */
export type Translations = {
  kind: string;
  record_id: string;
  field: string;
  language: string;
  value: ColumnType<string | LabelledText[], string, string>;
  english_hash: string;
  version: Generated<number>;
  translation_id: GeneratedAlways<string>;
  updated_at: Generated<Date>;
};

export type SearchWords = {
  search_word_id: Generated<string>;
  word: string;
  /** The word in the form in which the search compares words. */
  word_key: string;
  /** The words that the search also looks for. */
  means: string[];
  /** The words of `means` in the form in which the search compares words. */
  means_keys: string[];
  language: SearchWordLanguage | null;
  is_two_way: boolean;
  version: Generated<number>;
  created_at: DefaultTime;
};

export type Categories = {
  category_id: string;
  parent_id: string | null;
  name: string;
  image: Generated<string>;
  dark_text: Generated<boolean>;
  position: Generated<number>;
  version: Generated<number>;
};

type AttributeColumns = Record<ListAttribute, Generated<string[]>> & Record<SingleAttribute, Generated<string>>;

export type Products = AttributeColumns & {
  product_id: string;
  brand_id: string;
  category_id: string;
  name: string;
  description: Generated<string>;
  image: Generated<string>;
  other_images: Generated<string[]>;
  description_images: Generated<string[]>;
  /** Alternative texts by picture key. */
  picture_alts: JSONColumnType<Record<string, string>, string | undefined, string>;
  base_price_rwf: number;
  discounted_price_rwf: Generated<number>;
  weight_g: number;
  keywords: Generated<string[]>;
  ingredients: Generated<string>;
  free_from: Generated<string[]>;
  product_info: JSONColumnType<LabelledText[], string | undefined, string>;
  specific_info: JSONColumnType<LabelledText[], string | undefined, string>;
  status: Generated<ProductState>;
  /** The number of reviews with 1, 2, 3, 4 and 5 stars. Triggers update all three columns when reviews change. */
  rating_counts: GeneratedAlways<number[]>;
  rating_sum: GeneratedAlways<number>;
  review_count: GeneratedAlways<number>;
  created_at: DefaultTime;
  /** A trigger raises the version with each change except of ratings. */
  version: Generated<number>;
  updated_at: DefaultTime;
  publish_at: OptionalTime;
  planned_discount_rwf: Generated<number>;
  discount_starts_at: OptionalTime;
  discount_ends_at: OptionalTime;
  /** With this many free pieces or fewer, the product counts as low on stock. */
  low_stock_at: Generated<number>;
  related_product_ids: Generated<string[]>;
  /** The findings of the check of ingredients and claims that a staff member has confirmed. */
  reviewed_findings: Generated<string[]>;
  reviewed_by: string | null;
  reviewed_at: OptionalTime;
};

export type ProductOptions = {
  option_id: string;
  product_id: string;
  name: string;
  description: Generated<string>;
  image: Generated<string>;
  additional_price_rwf: Generated<number>;
  position: Generated<number>;
  swatch: Generated<string>;
  archived_at: OptionalTime;
};

export type ProductSizes = {
  size_id: string;
  product_id: string;
  name: string;
  additional_price_rwf: Generated<number>;
  position: Generated<number>;
  archived_at: OptionalTime;
};

export type ProductImports = {
  import_id: Generated<string>;
  kind: ProductFileKind;
  file_name: string;
  staff_id: string | null;
  state: Generated<ImportState>;
  step: Generated<ImportStep>;
  /** In bytes of the file, or in pictures. */
  step_done: Generated<number>;
  step_total: Generated<number>;
  csv_bytes: number;
  zip_bytes: Generated<number>;
  headers: Generated<string[]>;
  columns: JSONColumnType<(string | null)[], string | undefined, string>;
  sample: Generated<string[]>;
  rows: Generated<number>;
  problem: Generated<string>;
  worker_id: string | null;
  leased_until: OptionalTime;
  created_at: DefaultTime;
  ended_at: OptionalTime;
};

export type ProductImportParts = { import_id: string; file_kind: 'csv' | 'zip'; part: number; bytes: Buffer };

export type ProductImportRows = {
  import_id: string;
  row_number: number;
  product_id: string;
  name: string;
  found_by: ProductFoundBy | null;
  action: ImportAction;
  version: number | null;
  changes: Generated<string[]>;
  faults: JSONColumnType<{ row: number; column: string; value: string; message: string }[], string | undefined, string>;
  plan: JSONColumnType<object | null, string | null, string | null>;
};

export type Stock = {
  stock_id: GeneratedAlways<number>;
  product_id: string;
  option_id: string | null;
  size_id: string | null;
  on_hand: number;
  /** A trigger updates the count when reservations change. */
  reserved: GeneratedAlways<number>;
  /** False: the product is made to order, as a product without a row of stock is. */
  is_counted: Generated<boolean>;
};

/** A trigger writes these rows. Pieces are null where the stock is not counted. */
export type StockChanges = {
  stock_change_id: GeneratedAlways<number>;
  stock_id: number;
  product_id: string;
  option_id: string | null;
  size_id: string | null;
  from_pieces: number | null;
  to_pieces: number | null;
  reason: StockReason;
  note: Generated<string>;
  staff_id: string | null;
  created_at: DefaultTime;
};

export type ProductChanges = {
  product_change_id: Generated<string>;
  kind: ProductChangeKind;
  staff_id: string;
  created_at: DefaultTime;
  undone_at: OptionalTime;
};

export type ProductChangeRows = {
  product_change_row_id: GeneratedAlways<number>;
  product_change_id: string;
  product_id: string;
  stock_id: number | null;
  before: JSONColumnType<Record<string, unknown>, string, string>;
  after: JSONColumnType<Record<string, unknown>, string, string>;
};

export type ProductPreviews = { token_hash: Buffer; product_id: string; expires_at: Time };

export type StockReservations = {
  order_id: string;
  stock_id: number;
  pieces: number;
  released_at: OptionalTime;
  shipped_at: OptionalTime;
  /** When staff put the shipped pieces of a cancelled order back into stock. */
  restocked_at: OptionalTime;
};

export type Reviews = {
  review_id: Generated<string>;
  product_id: string;
  user_id: string | null;
  author_name: string;
  rating: number;
  review: string;
  images: Generated<string[]>;
  skin_type: SkinType | null;
  verified_buyer: Generated<boolean>;
  helpful_count: Generated<number>;
  created_at: DefaultTime;
  updated_at: OptionalTime;
  hidden_at: OptionalTime;
  /** Why staff hid the review; only staff see it. */
  hidden_reason: Generated<string>;
  /** The shop's public answer; '': none. */
  reply: Generated<string>;
  replied_at: OptionalTime;
  /** When a staff member checked the present text of the review; null: none has. */
  checked_at: OptionalTime;
  version: Generated<number>;
};

export type ReviewHelpful = { review_id: string; user_id: string; created_at: DefaultTime };

/** When shoppers see the content; null: from the beginning, or for ever. */
type Publication = { starts_at: OptionalTime; ends_at: OptionalTime; version: Generated<number> };

export type Slides = Publication & {
  slide_id: Generated<string>;
  image: string;
  /** The picture for narrow screens. */
  image_tall: Generated<string>;
  link: Generated<string>;
  slug: Generated<string>;
  title: string;
  description: Generated<string>;
  action: Generated<string>;
  dark_text: Generated<boolean>;
  position: Generated<number>;
};

export type SlideTexts = Publication & { slide_text_id: Generated<string>; text: string; position: Generated<number> };

export type Faqs = Publication & { faq_id: Generated<string>; question: string; answer: string; position: Generated<number> };

export type Policies = {
  policy_id: Generated<string>;
  policy: 'terms' | 'privacy' | 'refund' | 'legal';
  html: string;
  /** A policy that is inserted without a time starts now. */
  starts_at: ColumnType<Date, Date | string | null | undefined, Date | string | null>;
  version: Generated<number>;
};

export type SiteSettingsTable = {
  id: Generated<string>;
  name: string;
  favicon: Generated<string>;
  light_logo: Generated<string>;
  dark_logo: Generated<string>;
  email: Generated<string>;
  phone: Generated<string>;
  address: Generated<string>;
  facebook: Generated<string>;
  twitter: Generated<string>;
  instagram: Generated<string>;
  pinterest: Generated<string>;
  youtube: Generated<string>;
  tiktok: Generated<string>;
  whatsapp: Generated<string>;
  free_shipping: Generated<boolean>;
  free_shipping_from: OptionalTime;
  free_shipping_until: OptionalTime;
  new_member_offer: Generated<boolean>;
  password_length_min: Generated<number>;
  unpaid_hours: Generated<number>;
  other_networks: Generated<string>;
  ussd_code: Generated<string>;
  merchant_name: Generated<string>;
  created_at: DefaultTime;
  updated_at: DefaultTime;
  version: Generated<number>;
};

export type ShippingBands = {
  shipping_band_id: GeneratedAlways<number>;
  min_weight_g: number;
  max_weight_g: number;
  shipping_fee_rwf: number;
};

export type Files = {
  key: string;
  user_id: string | null;
  kind: 'picture' | 'document';
  content_type: string;
  bytes: number;
  width: number | null;
  height: number | null;
  /** Base64; pictures only. */
  thumbhash: string | null;
  created_at: DefaultTime;
  /** The hash of the link that the sender of the file got. */
  link_hash: Buffer | null;
  /** The staff member who uploaded the file. */
  staff_id: string | null;
};

export type Carts = {
  cart_id: Generated<string>;
  user_id: string | null;
  created_at: DefaultTime;
  ordered_at: OptionalTime;
};

export type CartItems = {
  cart_item_id: Generated<string>;
  cart_id: string;
  product_id: string;
  option_id: string | null;
  size_id: string | null;
  quantity: number;
  /** The price that the shopper saw last. */
  seen_price_rwf: number;
  created_at: DefaultTime;
};

export type StockWaits = {
  stock_wait_id: Generated<string>;
  user_id: string;
  product_id: string;
  option_id: string | null;
  size_id: string | null;
  created_at: DefaultTime;
  /** Null while the shopper waits. */
  notified_at: OptionalDate;
  language: Generated<string>;
};
/** A link that ends all waits of a shopper. */
export type UnsubscribeLinks = {
  token_hash: Buffer;
  user_id: string;
  created_at: DefaultTime;
  expires_at: Time;
};
export type WishlistEntries = {
  wishlist_id: Generated<string>;
  user_id: string;
  product_id: string;
  created_at: DefaultTime;
};

export type Orders = {
  order_id: Generated<string>;
  user_id: string | null;
  cart_id: string;
  idempotency_key: string | null;
  status: Generated<OrderStatus>;
  customer_name: string;
  customer_email: string;
  customer_phone: string;
  address: string;
  total_weight_g: number;
  subtotal_rwf: number;
  shipping_fee_rwf: number;
  coupon_code: string | null;
  coupon_type: string | null;
  discount_rwf: Generated<number>;
  total_rwf: number;
  tracking_url: Generated<string>;
  created_at: DefaultTime;
  /** The id of the transaction that inserted the order; only that transaction may insert lines. */
  made_in: GeneratedAlways<string>;
  reminded_at: OptionalTime;
  /** The start of the time within which the order must be paid. */
  waits_since: DefaultTime;
  cancel_reason: Generated<string>;
  /** SHA-256 of the request with the idempotency key. Null: the order is older than this column, or the hash was deleted. */
  request_hash: ColumnType<Buffer | null, Buffer | null | undefined, null>;
  /** The version of the customer's name, address and phone number. */
  version: Generated<number>;
  /** The staff member who entered the order for the customer. */
  entered_by: ColumnType<string | null, string | null | undefined, never>;
  /** The customer has no account. */
  is_guest: Generated<boolean>;
  /** The shop promised a free gift with a first order when this order was placed. */
  gift_promised: ColumnType<boolean, boolean | undefined, never>;
  erased_at: OptionalDate;
  /** When the customer erased an account with the same e-mail address or phone number. */
  erasure_asked_at: OptionalDate;
  language: Generated<string>;
};

export type OrderLines = {
  order_line_id: Generated<string>;
  order_id: string;
  position: number;
  product_id: string;
  option_id: string | null;
  size_id: string | null;
  product_name: string;
  brand_name: string;
  option_name: string | null;
  size_name: string | null;
  shown_product_name: string | null;
  shown_option_name: string | null;
  shown_size_name: string | null;
  image: string;
  weight_g: number;
  quantity: number;
  unit_price_rwf: number;
  discount_share_rwf: Generated<number>;
};

export type OrderEvents = {
  order_event_id: Generated<string>;
  order_id: string;
  stage: 'ordered' | 'packaging' | 'shipping' | 'arrived' | 'delivering' | 'delivered' | 'cancelled';
  created_at: DefaultTime;
};

export type PaymentAttempts = {
  payment_attempt_id: Generated<string>;
  order_id: string;
  /** 'mobile_money' where staff check the payment, else the name of a payment provider. */
  provider: string;
  provider_reference: string | null;
  amount_rwf: number;
  state: PaymentState;
  reason: Generated<string>;
  reason_code: Generated<string>;
  created_at: DefaultTime;
  currency: Generated<string>;
  redirect_url: Generated<string>;
  payer_phone: Generated<string>;
  confirmation_code: Generated<string>;
  method: Generated<string>;
  updated_at: DefaultTime;
  next_check_at: OptionalTime;
  refund_asked_at: OptionalTime;
  /** The transaction by which staff sent the money back themselves; '' if there is none. */
  refund_transaction_id: Generated<string>;
};

export type PaymentProblems = {
  payment_problem_id: Generated<string>;
  order_id: string;
  payment_attempt_id: string | null;
  kind: PaymentProblemKind;
  detail: Generated<string>;
  created_at: DefaultTime;
  resolved_at: OptionalTime;
  resolved_by: string | null;
  /** The text that a staff member wrote. */
  resolution: Generated<string>;
  resolution_code: Generated<
    | ''
    | 'refunded_by_hand'
    | 'refunded_by_provider'
    | 'refund_found'
    | 'refund_reported'
    | 'claim_corrected'
    | 'claim_confirmed'
    | 'claim_rejected'
  >;
};

export type OrderLog = {
  order_log_id: GeneratedAlways<number>;
  order_id: string;
  payment_attempt_id: string | null;
  from_state: string | null;
  to_state: string;
  actor: 'shopper' | 'staff' | 'provider' | 'job';
  staff_id: string | null;
  reason: Generated<string>;
  reason_code: Generated<string>;
  created_at: DefaultTime;
};

/** `username` and `password_hash` are null while the staff member is invited. */
export type Staff = {
  staff_id: Generated<string>;
  username: string | null;
  name: string;
  email: Generated<string>;
  role: StaffRole;
  password_hash: string | null;
  version: Generated<number>;
  created_at: DefaultTime;
  disabled_at: OptionalTime;
};

export type StaffInvitations = { staff_id: string; token_hash: Buffer; expires_at: Time };

export type StaffRules = { scope: Generated<string>; totp_required: Generated<boolean>; version: Generated<number> };

export type StaffTotp = {
  staff_id: string;
  secret: Buffer;
  /** Null: no code has confirmed the secret yet, so sign-in asks for none. */
  confirmed_at: OptionalDate;
  /** The time step of the last accepted code; only codes of later steps are accepted. */
  last_step: Generated<number>;
  recovery_hashes: Generated<string[]>;
};

export type StaffSessions = {
  session_id: Generated<string>;
  token_hash: Buffer;
  staff_id: string;
  /** The IP address. */
  address: Generated<string>;
  user_agent: Generated<string>;
  created_at: DefaultTime;
  last_used_at: DefaultTime;
  expires_at: Time;
  /** When the member last proved who she is; null for a session from before the shop asked for it. */
  proved_at: OptionalTime;
};

/** An attempt to sign in as staff. */
export type StaffSignIns = {
  staff_sign_in_id: GeneratedAlways<number>;
  /** Null: no member who can sign in has the name that was entered. */
  staff_id: string | null;
  /** The entered name where no member has it; '' where it has not the form of a username. */
  name_tried: Generated<string>;
  result: SignInResult;
  /** The IP address. */
  address: string;
  user_agent: Generated<string>;
  created_at: DefaultTime;
  /** The rows among which the newest are kept. */
  kept_among: GeneratedAlways<string | null>;
};

export type AuditLog = {
  audit_id: GeneratedAlways<number>;
  /** The kind of the changed record (AuditedKind). */
  noun: string;
  record_id: string;
  action: 'insert' | 'update' | 'delete';
  changes: JSONColumnType<Record<string, AuditChange>, string, string>;
  staff_id: string | null;
  created_at: DefaultTime;
};
type AuditChange = { from?: unknown; to?: unknown; hidden?: true };

export type Coupons = {
  coupon_id: Generated<string>;
  coupon_code: string;
  coupon_type: 'percentage' | 'fixed';
  discount: number;
  minimum_spend_rwf: Generated<number>;
  starts_at: DefaultTime;
  ends_at: OptionalTime;
  total_limit: number | null;
  person_limit: number | null;
  new_members_only: Generated<boolean>;
  user_id: string | null;
  created_at: DefaultTime;
  /** A trigger updates the count when redemptions change. */
  redeemed: GeneratedAlways<number>;
  /** For staff: what the coupon is for. */
  note: Generated<string>;
  version: Generated<number>;
  coupon_batch_id: string | null;
};

/** Random codes that share one set of rules; each code is a row of `coupons` with these rules. */
export type CouponBatches = {
  coupon_batch_id: Generated<string>;
  name: string;
  prefix: Generated<string>;
  count: number;
  coupon_type: 'percentage' | 'fixed';
  discount: number;
  minimum_spend_rwf: Generated<number>;
  starts_at: DefaultTime;
  ends_at: OptionalTime;
  total_limit: number | null;
  person_limit: number | null;
  new_members_only: Generated<boolean>;
  created_at: DefaultTime;
  version: Generated<number>;
};

export type CouponRedemptions = {
  order_id: string;
  coupon_id: string | null;
  /** Hashes of the customer's e-mail address and phone number; null once deleted. */
  person_keys: ColumnType<Buffer[] | null, Buffer[], null>;
  created_at: DefaultTime;
  released_at: OptionalTime;
};

/** A filter of orders that a staff member has saved for herself. */
export type OrderFilters = {
  order_filter_id: Generated<string>;
  staff_id: string;
  name: string;
  filter: JSONColumnType<SavedOrderFilter['filter'], string, string>;
  created_at: DefaultTime;
};

/** Notes that only staff read. */
export type OrderNotes = {
  order_note_id: Generated<string>;
  order_id: string;
  staff_id: string;
  /** '' once the customer is erased. */
  text: string;
  created_at: DefaultTime;
};

export type Database = {
  users: Users;
  sign_in_names: { sign_in_name: string; user_id: string };
  customer_log: CustomerLog;
  sessions: Sessions;
  addresses: Addresses;
  sign_ins: SignIns;
  password_resets: PasswordResets;
  email_links: EmailLinks;
  /** The proof mails sent to each mailbox, to limit their number. */
  proof_mails: {
    proof_mail_id: GeneratedAlways<number>;
    mailbox_hash: Buffer;
    /** Whether the mail counts towards the separate limit of mails about forgotten passwords. */
    counted_as_reset: Generated<boolean>;
    created_at: DefaultTime;
  };
  beauty_profiles: BeautyProfiles;
  contact_messages: ContactMessages;
  contact_entries: ContactEntries;
  coupons: Coupons;
  coupon_batches: CouponBatches;
  coupon_redemptions: CouponRedemptions;
  /** The customers who have had a new member's coupon, by hashes of their e-mail addresses and phone numbers. */
  new_members: {
    key: Buffer;
    created_at: DefaultTime;
    /** A hash of the id of the account that first had this e-mail address or phone number. Null: that account is not known. */
    account_key: Buffer | null;
  };
  /** The buckets of fillSharedBuckets. */
  rate_limits: { key: Buffer; empty_at: Time };
  mails: Mails;
  /** `seen_at`: the time at the last check that found no jump. `accepted`: how many jumps staff have accepted. */
  clock: { only_row: Generated<boolean>; seen_at: Date | null; accepted: Generated<number> };
  clock_jumps: ClockJumps;
  readiness_probe: { only_row: Generated<boolean>; probed_at: DefaultTime };
  /** `began_at`: when the job was first recorded or, later, when the jobs last resumed. Lateness is counted from then at the earliest. */
  job_runs: { job: string; every_s: number; began_at: DefaultTime; ran_at: Date; succeeded_at: Date | null; last_error: Generated<string> };
  /** Failures that were logged and are not over, so that several processes log each only once. */
  reported_failures: { event: string; count: number; began_at: DefaultTime; reported_at: DefaultTime };
  brands: Brands;
  former_brand_names: FormerBrandNames;
  redirects: Redirects;
  search_words: SearchWords;
  translations: Translations;
  categories: Categories;
  products: Products;
  product_options: ProductOptions;
  product_sizes: ProductSizes;
  stock: Stock;
  stock_reservations: StockReservations;
  stock_changes: StockChanges;
  product_changes: ProductChanges;
  product_change_rows: ProductChangeRows;
  product_previews: ProductPreviews;
  product_imports: ProductImports;
  product_import_parts: ProductImportParts;
  product_import_rows: ProductImportRows;
  product_import_pictures: { import_id: string; source: string; key: string };
  reviews: Reviews;
  review_helpful: ReviewHelpful;
  slides: Slides;
  slide_texts: SlideTexts;
  faqs: Faqs;
  policies: Policies;
  site_settings: SiteSettingsTable;
  shipping_bands: ShippingBands;
  /** The version of all shipping bands together. */
  shipping_band_set: { scope: Generated<string>; version: Generated<number> };
  /** `complete_since`: the version after which catalogue_changes holds every change. */
  catalogue_version: { only_row: Generated<boolean>; version: number; complete_since: Generated<number> };
  catalogue_changes: { version: number; product_id: string };
  files: Files;
  carts: Carts;
  cart_items: CartItems;
  wishlist_entries: WishlistEntries;
  stock_waits: StockWaits;
  unsubscribe_links: UnsubscribeLinks;
  /** `rules`: a digest of the rules by which the product was checked. */
  product_checks: { product_id: string; product_version: number; rules: string; is_blocked: boolean };
  product_sales: { product_id: string; sold_count: number };
  missed_searches: { day: string; words: string; count: number };
  orders: Orders;
  order_lines: OrderLines;
  order_events: OrderEvents;
  order_transitions: { from_status: OrderStatus; to_status: OrderStatus };
  payment_attempts: PaymentAttempts;
  payment_problems: PaymentProblems;
  order_log: OrderLog;
  order_filters: OrderFilters;
  order_notes: OrderNotes;
  staff: Staff;
  staff_invitations: StaffInvitations;
  staff_rules: StaffRules;
  /** Links by which the first owner of the shop sets up an account. */
  owner_links: { token_hash: Buffer; created_at: DefaultTime };
  /** `skipped`: the setup steps that staff have skipped. */
  shop_opening: { scope: Generated<string>; skipped: Generated<string[]>; version: Generated<number> };
  staff_sessions: StaffSessions;
  staff_sign_ins: StaffSignIns;
  /** When a member was last mailed that her password is being guessed. */
  staff_sign_in_alerts: { staff_id: string; mailed_at: Time };
  staff_totp: StaffTotp;
  audit_log: AuditLog;
  payment_transitions: { from_state: PaymentAttempts['state']; to_state: PaymentAttempts['state'] };
};
