import { formatTime } from '#admin/lib/format.ts';

/** A sentence on the dates between which delivery is free; null: no bound. */
export function describeFreeDelivery({ from, until }: { from: string | null; until: string | null }): string {
  const bounds = [from ? `from ${formatTime(from)}` : '', until ? `until ${formatTime(until)}` : ''].filter(Boolean).join(' ');
  return bounds ? `Free ${bounds}; at other times shoppers pay the fees of the shipping bands.` : 'Shoppers pay nothing for delivery.';
}
