/** The payer of a call whose token this process remembers. */
import { afterAll, beforeAll, expect, test, vi } from 'vitest';
import type { App } from '../../src/context.ts';
import type { OpenDatabase } from '../../src/database/connect.ts';
import type { Charge } from '../../src/http/costs/buckets.ts';
import { openTestDatabase } from '../support/database/engines.ts';
import { addShopper } from '../support/fixtures/fixtures.ts';
import { addStaffMember } from '../support/fixtures/staff.ts';
import { buildTestApp } from '../support/shop/app.ts';

let database: OpenDatabase;
beforeAll(async () => {
  database = await openTestDatabase();
});
afterAll(() => database.close());

async function withShop(charges: Charge[], use: (app: App) => Promise<void>): Promise<void> {
  const { app, close } = await buildTestApp(database, { onCharge: (charge) => void charges.push(charge) });
  await use(app).finally(close);
}

const collectPayerKinds = (charges: readonly Charge[]) => new Set(charges.map(({ payer }) => payer.kind));

test('a call with a known token is still charged to the shopper after the time of day is adjusted', async () => {
  const charges: Charge[] = [];
  const shopper = await addShopper(database.db);
  await withShop(charges, async (app) => {
    const remoteAddress = '192.0.2.1';
    const sendRequest = () => app.inject({ url: '/api/users/me', remoteAddress, headers: { authorization: shopper.token } });
    await sendRequest();
    charges.length = 0;
    const aDayLater_ms = Date.now() + 86_400_000;
    const clock = vi.spyOn(Date, 'now').mockReturnValue(aDayLater_ms);
    await sendRequest().finally(() => clock.mockRestore());
    expect(collectPayerKinds(charges)).toEqual(new Set(['person', 'shoppers']));
  });
});

test.each([
  { role: 'a shopper', url: '/api/users/me' },
  { role: 'a shopper', url: '/media/nothing.webp' },
  { role: 'staff', url: '/api/admin/session' },
  { role: 'staff', url: '/api/users/me' },
])(
  'after a session of $role has ended, at most one call at $url is charged to its owner, and all others to the address',
  async ({ role, url }) => {
    const charges: Charge[] = [];
    const { token } = await (role === 'staff' ? addStaffMember(database.db) : addShopper(database.db));
    await withShop(charges, async (app) => {
      const remoteAddress = '192.0.2.1';
      const sendRequest = (requestedUrl = url) => app.inject({ url: requestedUrl, remoteAddress, headers: { authorization: token } });
      const sessionUrl = role === 'staff' ? '/api/admin/session' : '/api/users/me';
      expect((await sendRequest(sessionUrl)).statusCode).toBe(200);
      await database.db.deleteFrom(role === 'staff' ? 'staff_sessions' : 'sessions').execute();
      // This one call may still be charged to the owner.
      await sendRequest();
      charges.length = 0;
      for (let round = 0; round < 5; round++) await sendRequest();
      expect(collectPayerKinds(charges)).toEqual(new Set(['address']));
    });
  },
);
