/**
 * The links of invitations that this visit has made in a shop without a mail server. The shop keeps only their hashes, so after a reload a
 * member makes a new link.
 */
import { useSyncExternalStore } from 'react';

let links: Readonly<Record<string, string>> = {};
const listeners = new Set<() => void>();

const subscribe = (listener: () => void) => {
  listeners.add(listener);
  return () => void listeners.delete(listener);
};

export function keepInvitationLink({ staff_id, link }: { staff_id: string; link: string | null }): void {
  if (link === null) return;
  links = { ...links, [staff_id]: link };
  for (const listener of listeners) listener();
}

export const useInvitationLink = (staff_id: string): string | undefined => useSyncExternalStore(subscribe, () => links[staff_id]);
