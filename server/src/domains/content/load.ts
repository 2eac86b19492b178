import { UNPAID_HOURS } from '@uruhu/contract/constants';
import { type SiteSettings, siteSettings } from '@uruhu/contract/settings';
import type { Slide, SlideText } from '@uruhu/contract/slide';
import type { Transaction } from 'kysely';
import type { Database } from '../../database/schema.ts';
import { formatPhone } from '../../lib/phones.ts';
import { MEDIA_PREFIX } from '../../storage/storage.ts';
import { selectFaqs, selectMsToNextChange, selectPolicyTexts, selectSettings, selectSlides, selectSlideTexts } from './queries.ts';

export type Content = {
  settings: SiteSettings;
  slides: Slide[];
  slideTexts: SlideText[];
  /** Milliseconds until the next content starts or ends; null if none does. */
  nextChange_ms: number | null;
};

/** The settings of a shop that is not set up yet. */
export const DEFAULT_SETTINGS = {
  id: 'shop',
  name: 'Uruhu',
  favicon: '',
  light_logo: '',
  dark_logo: '',
  email: '',
  phone: '',
  address: '',
  facebook: '',
  twitter: '',
  instagram: '',
  pinterest: '',
  youtube: '',
  tiktok: '',
  whatsapp: '',
  free_shipping: true,
  free_shipping_from: null,
  free_shipping_until: null,
  new_member_offer: true,
  password_length_min: 0,
  ussd_code: '',
  merchant_name: '',
  // Instructions for paying from a mobile network that does not know the USSD code.
  other_networks: '',
  unpaid_hours: UNPAID_HOURS,
  created_at: new Date(0),
  updated_at: new Date(0),
  version: 1,
};

/** The settings that the configuration of this process decides, not the database. */
export type ProcessSettings = Readonly<Pick<SiteSettings, 'payment_methods' | 'sends_mail'>>;

export async function loadContent(trx: Transaction<Database>, processSettings: ProcessSettings): Promise<Content> {
  const settings = (await selectSettings(trx)) ?? { ...DEFAULT_SETTINGS, is_delivery_free: true };
  const { ussd_code, merchant_name, other_networks, created_at, updated_at, is_delivery_free, ...row } = settings;
  return {
    settings: siteSettings.parse({
      ...row,
      phone: formatPhone(row.phone),
      free_shipping: is_delivery_free,
      ...(await selectPolicyTexts(trx)),
      faqs: await selectFaqs(trx),
      created_at: created_at.toISOString(),
      updated_at: updated_at.toISOString(),
      is_deleted: false,
      media_prefix: MEDIA_PREFIX,
      mobile_money: { ussd_code, merchant_name, other_networks },
      ...processSettings,
    }),
    slides: await selectSlides(trx),
    slideTexts: await selectSlideTexts(trx),
    nextChange_ms: await selectMsToNextChange(trx),
  };
}
