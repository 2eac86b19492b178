/** The beauty profile of the signed-in customer, cached until she changes it here or another customer signs in. */
import type { BeautyProfile } from '@uruhu/contract/account';
import { api } from '#app/api/api.ts';
import { getSession } from '#app/lib/session.ts';

let cached: { token: string; profile: BeautyProfile } | null = null;

/** Null for a guest, or if the call fails. */
export async function loadOwnProfile(): Promise<BeautyProfile | null> {
  const token = getSession()?.token;
  if (!token) return null;
  if (cached?.token === token) return cached.profile;
  const result = await api.beautyProfile();
  if (!result.ok) return null;
  cached = { token, profile: result.data.data };
  return cached.profile;
}

export const clearOwnProfile = (): void => {
  cached = null;
};
