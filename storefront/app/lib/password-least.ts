import type { Client } from '@uruhu/contract/client';

/** How long new passwords are at least in this shop, where that is more than the specification's least. */
export async function passwordLeast(api: Pick<Client, 'settings'>): Promise<number> {
  const settings = await api.settings();
  return settings.ok ? settings.data.password_length_min : 0;
}
