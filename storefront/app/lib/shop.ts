/** The shop's data on every page, loaded once with the first page: only the settings that the layout and the payment dialog show. */
import type { Category } from '@uruhu/contract/catalogue/category';
import { DEFAULT_LANGUAGE, type Language } from '@uruhu/contract/languages';
import type { SiteSettings } from '@uruhu/contract/settings';
import { useRouteLoaderData } from 'react-router';
import { DEFAULT_MEDIA_PREFIX } from './images.ts';
import type { DeferredSection } from './section.ts';

/** A category with its descendants. `lang`: of its name, if it is not the page's. */
export type CategoryNode = { id: string; name: string; lang?: Language | undefined; children: CategoryNode[] };
export type ParentCategory = CategoryNode & Pick<Category, 'image' | 'dark_text'>;

const SOCIAL_NETWORKS = ['facebook', 'twitter', 'instagram', 'pinterest', 'youtube', 'tiktok'] as const;

export type Shop = Pick<
  SiteSettings,
  | 'name'
  | 'email'
  | 'phone'
  | 'address'
  | 'favicon'
  | 'light_logo'
  | 'dark_logo'
  | 'media_prefix'
  | 'free_shipping'
  | 'new_member_offer'
  | 'mobile_money'
  | 'payment_methods'
  | 'sends_mail'
  | 'whatsapp'
> & { social: { name: (typeof SOCIAL_NETWORKS)[number]; url: string }[] };

/** `lang`: the language of the text, if it is not the page's. */
export type ShownText = { text: string; lang?: Language };

export type RootData = {
  /** The origin of this site, such as 'https://uruhu.example'. */
  origin: string;
  /** Null when the settings could not be read. */
  shop: Shop | null;
  announcements: ShownText[];
  categories: DeferredSection<ParentCategory[]>;
};

/** The shop's name if the settings could not be loaded. */
export const SHOP_NAME = 'Uruhu';

export function toShop(settings: SiteSettings): Shop {
  const { name, email, phone, address, favicon, light_logo, dark_logo, media_prefix, free_shipping, whatsapp } = settings;
  const { mobile_money, payment_methods, sends_mail, new_member_offer } = settings;
  const social = SOCIAL_NETWORKS.map((network) => ({ name: network, url: settings[network] })).filter(({ url }) =>
    /^https?:\/\//.test(url),
  );
  const contact = { name, email, phone, address, whatsapp, social };
  const selling = { free_shipping, mobile_money, payment_methods, sends_mail, new_member_offer };
  return { ...contact, ...selling, favicon, light_logo, dark_logo, media_prefix };
}

export const toCategoryNode = (category: Category): CategoryNode => ({
  id: category.category_id,
  name: category.name,
  // Its name is all that is translated of it. A page would also send a field that is undefined.
  ...(category.untranslated && { lang: DEFAULT_LANGUAGE }),
  children: category.children.map(toCategoryNode),
});

export const useRootData = () => useRouteLoaderData<RootData>('root');

/** The origin of this site. */
export const useOrigin = (): string => useRootData()?.origin ?? '';
export const useShop = (): Shop | null => useRootData()?.shop ?? null;
export const useShopName = (): string => useShop()?.name ?? SHOP_NAME;
export const useMediaPrefix = (): string => useShop()?.media_prefix ?? DEFAULT_MEDIA_PREFIX;
export function useCategories(): readonly ParentCategory[] {
  const categories = useRootData()?.categories;
  return categories?.ok ? categories.data : [];
}
export const useAnnouncements = (): readonly ShownText[] => useRootData()?.announcements ?? [];
