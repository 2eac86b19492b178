/** The beauty profile of the signed-in customer, cached until she changes it here or another customer signs in. */
import { api } from '#app/api/api.ts';
import { getSession } from '#app/lib/session.ts';

type ProfileResult = Awaited<ReturnType<typeof api.beautyProfile>>;

let cached: { token: string | undefined; result: ProfileResult } | null = null;

export async function loadBeautyProfile(): Promise<ProfileResult> {
  const token = getSession()?.token;
  if (cached && cached.token === token) return cached.result;
  const result = await api.beautyProfile();
  if (result.ok) cached = { token, result };
  return result;
}

export const clearBeautyProfile = (): void => {
  cached = null;
};
