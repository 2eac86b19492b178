/** Sums the charges of several requests for each kind of payer and each cost unit. */
import type { Charge } from '../../../src/http/costs/buckets.ts';
import { COST_UNITS, type CostUnit } from '../../../src/http/costs/cost.ts';
import { LIMITS, PAYER_KINDS, type PayerKind } from '../../../src/http/costs/limits.ts';

export type Spending = { payer: PayerKind; unit: CostUnit; spent: number; capacity: number; per_minute: number };

export function sumCharges(charges: readonly Charge[]): Spending[] {
  return PAYER_KINDS.flatMap((payer) =>
    COST_UNITS.flatMap((unit): Spending[] => {
      const limit = LIMITS[payer][unit];
      const spent = charges.filter((item) => item.payer.kind === payer).reduce((sum, { cost }) => sum + (cost[unit] ?? 0), 0);
      return limit && spent > 0 ? [{ payer, unit, spent, ...limit }] : [];
    }),
  );
}
