import { UNPAID_HOURS } from '@uruhu/contract/constants';
import { DEFAULT_LANGUAGE, LANGUAGES, type Language } from '@uruhu/contract/languages';
import { type SiteSettings, siteSettings } from '@uruhu/contract/settings';
import type { Slide, SlideText } from '@uruhu/contract/slide';
import type { Transaction } from 'kysely';
import type { Database } from '../../database/schema.ts';
import { formatPhone } from '../../lib/phones.ts';
import { MEDIA_PREFIX } from '../../storage/storage.ts';
import { selectTranslations, type Texts, toTexts, translateRecord } from '../translations/translations.ts';
import { selectFaqs, selectMsToNextChange, selectPolicyTexts, selectSettings, selectSlides, selectSlideTexts } from './queries.ts';

/** What shoppers read in one language. */
type ShownContent = { settings: SiteSettings; slides: Slide[]; slideTexts: SlideText[] };

export type Content = ShownContent & {
  /** The same with the texts of each language; the members above are in English. */
  byLanguage: Readonly<Record<Language, ShownContent>>;
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

type StoredContent = Awaited<ReturnType<typeof readContent>>;

const readContent = async (trx: Transaction<Database>) => ({
  settings: (await selectSettings(trx)) ?? { ...DEFAULT_SETTINGS, is_delivery_free: true },
  policies: await selectPolicyTexts(trx),
  faqs: await selectFaqs(trx),
  slides: await selectSlides(trx),
  slideTexts: await selectSlideTexts(trx),
});

function presentSettings(texts: Texts | null, { settings, policies, faqs }: StoredContent, processSettings: ProcessSettings): SiteSettings {
  const {
    ussd_code,
    merchant_name,
    other_networks,
    created_at,
    updated_at,
    is_delivery_free,
    untranslated = [],
    ...row
  } = translateRecord<StoredContent['settings'] & { untranslated?: string[] }>(texts, 'site-settings', settings.id, settings);
  const shownPolicies = policies.map((policy) => translateRecord(texts, 'policies', policy.policy_id, policy));
  const englishFields = [...untranslated, ...shownPolicies.flatMap(({ policy, untranslated: fields }) => (fields ? [policy] : []))];
  return siteSettings.parse({
    ...row,
    phone: formatPhone(row.phone),
    free_shipping: is_delivery_free,
    ...{ terms: '', privacy: '', refund: '', legal: '' },
    ...Object.fromEntries(shownPolicies.map(({ policy, html }) => [policy, html])),
    faqs: faqs.map((faq) => translateRecord(texts, 'faqs', faq.faq_id, faq)),
    created_at: created_at.toISOString(),
    updated_at: updated_at.toISOString(),
    is_deleted: false,
    media_prefix: MEDIA_PREFIX,
    mobile_money: { ussd_code, merchant_name, other_networks },
    ...(englishFields.length > 0 ? { untranslated: englishFields } : {}),
    ...processSettings,
  });
}

/** `texts`: null for English. */
const presentContent = (texts: Texts | null, stored: StoredContent, processSettings: ProcessSettings): ShownContent => ({
  settings: presentSettings(texts, stored, processSettings),
  slides: stored.slides.map((slide) => translateRecord(texts, 'slides', slide.slide_id, slide)),
  slideTexts: stored.slideTexts.map((text) => translateRecord(texts, 'slide-texts', text.slide_text_id, text)),
});

export async function loadContent(trx: Transaction<Database>, processSettings: ProcessSettings): Promise<Content> {
  const stored = await readContent(trx);
  const translations = await selectTranslations(trx, ['site-settings', 'policies', 'faqs', 'slides', 'slide-texts']);
  const english = presentContent(null, stored, processSettings);
  const presentIn = (language: Language) =>
    presentContent(toTexts(translations.filter((row) => row.language === language)), stored, processSettings);
  return {
    ...english,
    byLanguage: Object.fromEntries(
      LANGUAGES.map((language) => [language, language === DEFAULT_LANGUAGE ? english : presentIn(language)]),
    ) as Record<Language, ShownContent>,
    nextChange_ms: await selectMsToNextChange(trx),
  };
}
