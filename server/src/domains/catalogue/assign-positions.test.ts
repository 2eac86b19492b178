import fc from 'fast-check';
import { expect, test } from 'vitest';
import { assignPositions, NO_POSITIONS, type PositionPlan } from './assign-positions.ts';

/** Random changes of a few products: whether each is present afterwards, or deleted. */
const changeArbitrary = fc.array(fc.tuple(fc.nat(12), fc.boolean()), { maxLength: 14 }).map((pairs) => new Map(pairs));

test('for any changes, each product has one position, positions have no gaps, and products that the plan does not place keep theirs', () => {
  fc.assert(
    fc.property(fc.array(changeArbitrary, { maxLength: 6 }), (changes) => {
      let plan: Pick<PositionPlan, 'size' | 'positions'> = NO_POSITIONS;
      const presentIds = new Set<string>();
      for (const change of changes) {
        const published = [...change].flatMap(([product, isPresent]) => (isPresent ? [`p${product}`] : []));
        const unpublished = [...change].flatMap(([product, isPresent]) => (isPresent ? [] : [`p${product}`]));
        for (const id of published) presentIds.add(id);
        for (const id of unpublished) presentIds.delete(id);
        const nextPlan = assignPositions(plan, { published, unpublished });
        expect([...nextPlan.positions.keys()].sort()).toEqual([...presentIds].sort());
        expect([...nextPlan.positions.values()].sort((left, right) => left - right)).toEqual([...presentIds].map((_, index) => index));
        expect(nextPlan.size).toBe(presentIds.size);
        const placedIds = new Set(nextPlan.placedProducts.map(({ product_id }) => product_id));
        for (const id of published) expect(placedIds).toContain(id);
        for (const [id, position] of nextPlan.positions) {
          // The flag of a position is 1 if its product is another than before, or has changed.
          expect(nextPlan.touchedFlags[position]).toBe(Number(placedIds.has(id)));
          if (!placedIds.has(id)) expect(plan.positions.get(id)).toBe(position);
        }
        plan = nextPlan;
      }
    }),
  );
});
