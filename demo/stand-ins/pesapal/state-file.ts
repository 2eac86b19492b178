/**
 * The file with the stand-in's payments, so that a shopper on its page can still pay after a restart of the demo. The stand-in has one account,
 * that of the shop. Its credentials are new at every start and not in the file.
 */
import { mkdirSync, readFileSync, renameSync, writeFileSync } from 'node:fs';
import { dirname } from 'node:path';
import type { Account, Ipn, Payment, PesapalState } from './state.ts';

/** Only the newest payments are saved. */
const SAVED_PAYMENTS_MAX = 500;
/** The shortest time between two writes of the file. */
const WRITE_INTERVAL_MS = 200;

type SavedState = { ipns: Ipn[]; payments: (Omit<Payment, 'account' | 'ipn'> & { ipn_id: string })[] };

/** Loads the saved payments. An unreadable file counts as empty. */
export function loadState({ accounts, payments }: PesapalState, file: string): void {
  const [account] = accounts;
  try {
    const saved = JSON.parse(readFileSync(file, 'utf8')) as SavedState;
    account?.ipns.push(...saved.ipns);
    for (const { ipn_id, ...payment } of saved.payments) {
      const ipn = account?.ipns.find((candidate) => candidate.ipn_id === ipn_id);
      if (account && ipn) payments.set(payment.order_tracking_id, { ...payment, account, ipn });
    }
  } catch {
    // There is no readable file: the stand-in starts without payments.
  }
}

const createSavedState = (account: Account, payments: Iterable<Payment>): SavedState => ({
  ipns: account.ipns,
  payments: [...payments]
    .filter((payment) => payment.account === account)
    .slice(-SAVED_PAYMENTS_MAX)
    .map(({ account: _, ipn, ...payment }) => ({ ...payment, ipn_id: ipn.ipn_id })),
});

function writeState({ accounts, payments }: PesapalState, file: string): void {
  const [account] = accounts;
  if (!account) return;
  try {
    mkdirSync(dirname(file), { recursive: true });
    writeFileSync(`${file}.draft`, JSON.stringify(createSavedState(account, payments.values())));
    renameSync(`${file}.draft`, file);
  } catch {
    // The stand-in continues without the file; after a restart these payments are unknown.
  }
}

export type StateSaver = { saveSoon: () => void; saveNow: () => void };

/** Creates functions that save the state. `saveSoon` waits for a moment, so that one write saves several changes. */
export function createStateSaver(state: PesapalState, file: string): StateSaver {
  let timer: NodeJS.Timeout | undefined;
  const saveNow = () => {
    clearTimeout(timer);
    timer = undefined;
    writeState(state, file);
  };
  return {
    saveNow,
    saveSoon() {
      timer ??= setTimeout(saveNow, WRITE_INTERVAL_MS).unref();
    },
  };
}
