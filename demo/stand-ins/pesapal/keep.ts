/** What the demo's stand-in writes down, so that who stands before its page when the demo is started anew can still pay there. */
import { mkdirSync, readFileSync, renameSync, writeFileSync } from 'node:fs';
import { dirname } from 'node:path';
import type { Account, Ipn, Payment, World } from './world.ts';

/** The newest: a demo is not a book. */
const KEPT_MAX = 500;
/** However much is asked, the whole is written no oftener than this. */
const WRITE_EVERY_MS = 200;

type Kept = { ipns: Ipn[]; payments: (Omit<Payment, 'account' | 'ipn'> & { ipn_id: string })[] };

/** The file is the demo's own; one that cannot be read is as good as none. */
export function recall({ accounts, payments }: World, file: string): void {
  const [account] = accounts;
  try {
    const kept = JSON.parse(readFileSync(file, 'utf8')) as Kept;
    account?.ipns.push(...kept.ipns);
    for (const { ipn_id, ...payment } of kept.payments) {
      const ipn = account?.ipns.find((one) => one.ipn_id === ipn_id);
      if (account && ipn) payments.set(payment.order_tracking_id, { ...payment, account, ipn });
    }
  } catch {
    // Nothing was kept.
  }
}

const asKept = (account: Account, payments: Iterable<Payment>): Kept => ({
  ipns: account.ipns,
  payments: [...payments]
    .filter((payment) => payment.account === account)
    .slice(-KEPT_MAX)
    .map(({ account: _, ipn, ...payment }) => ({ ...payment, ipn_id: ipn.ipn_id })),
});

function writeDown({ accounts, payments }: World, file: string): void {
  const [account] = accounts;
  if (!account) return;
  try {
    mkdirSync(dirname(file), { recursive: true });
    writeFileSync(`${file}.draft`, JSON.stringify(asKept(account, payments.values())));
    renameSync(`${file}.draft`, file);
  } catch {
    // It goes on without: the next start knows nothing of these payments.
  }
}

export type Keeping = { soon: () => void; now: () => void };

/** `soon`: what happens meanwhile is written with it. */
export function keepIn(world: World, file: string): Keeping {
  let waiting: NodeJS.Timeout | undefined;
  const now = () => {
    clearTimeout(waiting);
    waiting = undefined;
    writeDown(world, file);
  };
  return {
    now,
    soon() {
      waiting ??= setTimeout(now, WRITE_EVERY_MS).unref();
    },
  };
}
