import fc from 'fast-check';
import { expect, test } from 'vitest';
import { NO_PLACES, type Placing, place } from './placing.ts';

/** Of a few products: there now or not. */
const change = fc.array(fc.tuple(fc.nat(12), fc.boolean()), { maxLength: 14 }).map((said) => new Map(said));

test('whatever comes and goes, everything has one place, no place is empty, and what is not read stands where it stood', () => {
  fc.assert(
    fc.property(fc.array(change, { maxLength: 6 }), (changes) => {
      let now: Pick<Placing, 'size' | 'positions'> = NO_PLACES;
      const held = new Set<string>();
      for (const said of changes) {
        const ids = (wanted: boolean) => [...said].flatMap(([product, isThere]) => (isThere === wanted ? [`p${product}`] : []));
        for (const id of ids(true)) held.add(id);
        for (const id of ids(false)) held.delete(id);
        const after = place(now, ids(true), ids(false));
        expect([...after.positions.keys()].sort()).toEqual([...held].sort());
        expect([...after.positions.values()].sort((left, right) => left - right)).toEqual([...held.keys()].map((_, at) => at));
        expect(after.size).toBe(held.size);
        const read = new Set(after.placed.map(({ product_id }) => product_id));
        for (const id of ids(true)) expect(read).toContain(id);
        for (const [id, position] of after.positions) {
          expect(after.touched[position]).toBe(Number(read.has(id)));
          if (!read.has(id)) expect(now.positions.get(id)).toBe(position);
        }
        now = after;
      }
    }),
  );
});
