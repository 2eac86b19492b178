import { expect, test } from 'vitest';
import { createOwnerLink } from '../../../src/domains/setup/setup.ts';
import { openTestShop } from '../../support/shop/app.ts';
import { call } from '../../support/shop/call.ts';

test('of twelve visitors who use the three links of a new shop at once, exactly one becomes the owner', async () => {
  const shop = await openTestShop();
  try {
    const tokens: string[] = [];
    for (let start = 0; start < 3; start++) tokens.push((await createOwnerLink(shop.db, ''))?.split('#')[1] ?? '');
    const calls = Array.from({ length: 12 }, (_, index) =>
      call(shop.app, '/api/admin/first-owner', {
        token: tokens[index % tokens.length],
        name: `Person ${index}`,
        email: `person-${index}@example.rw`,
        username: `person-${index}`,
        password: 'a long enough one',
      }),
    );
    const statuses = (await Promise.all(calls)).map(({ status, body }) => `${status} ${body.code ?? ''}`).sort();
    // Hashing passwords is limited, so some may be asked to wait; none of them becomes an owner.
    expect(statuses.filter((status) => status === '200 ')).toHaveLength(1);
    expect(statuses.filter((status) => !/^(200 |400 owner_link_invalid|429 |503 )/.test(status))).toEqual([]);
    expect(statuses.filter((status) => status.startsWith('400')).length).toBeGreaterThan(0);
    expect(await shop.db.selectFrom('staff').select('role').execute()).toEqual([{ role: 'owner' }]);
  } finally {
    await shop.close();
  }
});
