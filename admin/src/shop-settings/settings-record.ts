import { useQuery, useQueryClient } from '@tanstack/react-query';
import type { AdminSettings } from '@uruhu/contract/staff/settings';
import { cacheResult } from '#admin/api/cache-result.ts';
import { callStaff } from '#admin/api/call-staff.ts';
import type { Fields } from '#admin/forms/compare-records.ts';
import { setShopName } from '#admin/lib/shop-name.ts';

const KEY = ['settings'];

/** Loads the settings of the shop. `save` sends the changed fields. */
export function useSettings() {
  const queryClient = useQueryClient();
  const query = useQuery({ queryKey: KEY, queryFn: async () => (await callStaff('adminSettings')).data });
  async function save(changes: Fields, record: Fields): Promise<AdminSettings & Fields> {
    const { data } = await callStaff('updateSettings', { body: { ...changes, version: record.version as number } });
    await cacheResult(queryClient, KEY, data);
    setShopName(data.name);
    void queryClient.invalidateQueries({ queryKey: ['opening'] });
    return data;
  }
  return { ...query, save };
}

export const SETTINGS_LABELS: Readonly<Record<string, string>> = {
  name: 'Name of the shop',
  favicon: 'Small icon',
  dark_logo: 'Logo of the header',
  light_logo: 'Logo of the footer',
  email: 'E-mail address',
  phone: 'Phone',
  whatsapp: 'WhatsApp number',
  address: 'Address',
  facebook: 'Facebook',
  twitter: 'X',
  instagram: 'Instagram',
  pinterest: 'Pinterest',
  youtube: 'YouTube',
  tiktok: 'TikTok',
  ussd_code: 'Mobile-money code',
  merchant_name: 'Merchant name',
  other_networks: 'Other networks',
  free_shipping: 'Free shipping',
  free_shipping_from: 'Free from',
  free_shipping_until: 'Free until',
  new_member_offer: 'Offer for new members',
  unpaid_hours: 'Hours to pay',
  password_length_min: 'Shortest password',
};
