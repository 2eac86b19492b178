/** The beauty profile of whoever is signed in: asked for once, until it is changed here or somebody else comes. */
import type { BeautyProfile } from '@uruhu/contract/account';
import { api } from './api.ts';
import { getSession } from './session.ts';

let kept: { token: string; profile: BeautyProfile } | null = null;

/** Null for a guest, and where no answer comes. */
export async function readProfile(): Promise<BeautyProfile | null> {
  const token = getSession()?.token;
  if (!token) return null;
  if (kept?.token === token) return kept.profile;
  const answer = await api.beautyProfile();
  if (!answer.ok) return null;
  kept = { token, profile: answer.data.data };
  return kept.profile;
}

export const forgetProfile = (): void => {
  kept = null;
};
