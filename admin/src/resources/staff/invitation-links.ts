/**
 * The links of invitations that this visit has made in a shop without a mail server. The shop keeps only their hashes, so after a reload a
 * member makes a new link.
 */
import { useStore } from '#admin/lib/store.ts';
import { createVisitStore } from '#admin/lib/visit-store.ts';

const links = createVisitStore<Readonly<Record<string, string>>>({});

export function keepInvitationLink({ staff_id, link }: { staff_id: string; link: string | null }): void {
  if (link !== null) links.set({ ...links.get(), [staff_id]: link });
}

export const useInvitationLink = (staff_id: string): string | undefined => useStore(links)[staff_id];
