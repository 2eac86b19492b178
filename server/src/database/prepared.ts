import { randomBytes } from 'node:crypto';
import type pg from 'pg';

/** Far more than the shop asks in ways that come again; each costs every connection some kilobytes of the server's memory. */
const TEXTS_MAX = 400;
/** Longer ones fill tables, a thousand rows at once, and seldom come again. */
const TEXT_LENGTH_MAX = 10_000;
/** Each migration of a running shop is one. Where there are more, something between us and the server changes the connections. */
const RENEWALS_MAX = 20;

/**
 * What was prepared answers with other columns since a migration; or it is not known any more, or known already, as a pooler has changed
 * the connection underneath. Nothing was done then. A transaction that it happened to can only begin again.
 */
export function isStale(error: unknown): boolean {
  const { code, routine } = error as { code?: string; routine?: string };
  return code === '26000' || code === '42P05' || (code === '0A000' && routine === 'RevalidateCachedQuery');
}

/**
 * What each text is prepared as. A name is never given twice, nor by two processes, which may share a pooler: one that meant two texts
 * would answer one with the other.
 */
function openNames() {
  const ours = randomBytes(6).toString('hex');
  let names = new Map<string, string>();
  let given = 0;
  let renewals = 0;
  return {
    /** undefined: it is not to be prepared. */
    of(text: string): string | undefined {
      const mayBe = text.length <= TEXT_LENGTH_MAX && names.size < TEXTS_MAX && renewals < RENEWALS_MAX;
      if (mayBe && !names.has(text)) names.set(text, `s${ours}_${given++}`);
      return names.get(text);
    },
    /** From now on everything is prepared anew, unless another has said so already. */
    renew(text: string, stale: string): void {
      if (names.get(text) !== stale) return;
      names = new Map();
      renewals += 1;
    },
  };
}

/**
 * Has every connection of the pool keep what it has been asked once, so that the server reads and plans a text once a connection and
 * not at each request: an order asks eighteen, and that was more than a third of what placing it cost.
 */
export function prepareStatements(pool: pg.Pool): void {
  const names = openNames();
  pool.on('connect', (client) => {
    const send = client.query.bind(client) as (...args: unknown[]) => Promise<pg.QueryResult>;
    const ask = async (text: string, values: unknown[]): Promise<pg.QueryResult> => {
      const name = names.of(text);
      if (name === undefined) return send(text, values);
      const isAlone = client.getTransactionStatus() === 'I';
      try {
        return await send({ name, text, values });
      } catch (error) {
        if (!isStale(error)) throw error;
        names.renew(text, name);
        // In a transaction it would fail as well, or come after its end and stay.
        if (!isAlone) throw error;
        return send(text, values);
      }
    };
    const query = (...args: unknown[]) => {
      const [text, values, callback] = args;
      // Without values several statements may be in one text, which cannot be prepared.
      const whole = typeof text === 'string' && Array.isArray(values) && values.length > 0 && callback === undefined;
      return whole ? ask(text, values) : send(...args);
    };
    client.query = query as typeof client.query;
  });
}
