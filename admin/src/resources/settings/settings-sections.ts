import type { FormSection } from '#admin/forms/sections/section-nav.tsx';

export const NETWORKS = ['instagram', 'facebook', 'tiktok', 'twitter', 'youtube', 'pinterest'] as const;

export const SETTINGS_SECTIONS = [
  { id: 'contact', title: 'Name and contact', fields: ['name', 'email', 'phone', 'whatsapp', 'address'] },
  { id: 'mobile-money', title: 'Mobile money', fields: ['ussd_code', 'merchant_name', 'other_networks'] },
  {
    id: 'rules',
    title: 'Delivery, payment and accounts',
    fields: ['free_shipping', 'free_shipping_from', 'free_shipping_until', 'new_member_offer', 'unpaid_hours', 'password_length_min'],
  },
  { id: 'logo', title: 'Logo', fields: ['favicon', 'dark_logo', 'light_logo'] },
  { id: 'networks', title: 'Social networks', fields: NETWORKS },
] as const satisfies readonly FormSection[];
