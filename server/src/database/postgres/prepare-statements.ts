import { randomBytes } from 'node:crypto';
import type pg from 'pg';

/** Far more than the shop's recurring queries. Each prepared statement takes a few kilobytes of PostgreSQL's memory per connection. */
const NAMED_TEXTS_MAX = 400;
/** Longer texts are not prepared: they insert up to a thousand rows at once and rarely recur. */
const TEXT_LENGTH_MAX = 10_000;
/**
 * Each migration of a running shop causes one renewal. More of them mean that a pooler switches the connections; new texts are then no longer
 * prepared.
 */
const RENEWALS_MAX = 20;

/**
 * Whether a prepared statement no longer fits: its columns have changed by a migration, or a pooler has switched the connection, so that its
 * name is unknown or already taken. PostgreSQL has then executed nothing. A transaction in which it happens must start again.
 */
export function isStaleStatement(error: unknown): boolean {
  const { code, routine } = error as { code?: string; routine?: string };
  return code === '26000' || code === '42P05' || (code === '0A000' && routine === 'RevalidateCachedQuery');
}

/**
 * Names for prepared statements. They are unique across processes, because processes may share a pooler's connections, where one name for two
 * texts would run the wrong query.
 */
function createStatementNames() {
  const prefix = randomBytes(6).toString('hex');
  let names = new Map<string, string>();
  let nameCount = 0;
  let renewals = 0;
  return {
    /** Returns the name of a text, giving it one if necessary; undefined if the text should not be prepared. */
    nameText(text: string): string | undefined {
      const isAllowed = text.length <= TEXT_LENGTH_MAX && names.size < NAMED_TEXTS_MAX && renewals < RENEWALS_MAX;
      if (isAllowed && !names.has(text)) names.set(text, `s${prefix}_${nameCount++}`);
      return names.get(text);
    },
    /** Forgets all names, so that each text gets a new one, unless another query has renewed the name of this text already. */
    renew(text: string, staleName: string): void {
      if (names.get(text) !== staleName) return;
      names = new Map();
      renewals += 1;
    },
  };
}

/**
 * Makes every connection of the pool prepare the texts of its queries, so that PostgreSQL parses and plans each text once per connection
 * and not at each request. Placing an order makes eighteen queries, and parsing them takes more than a third of its time without this.
 */
export function prepareStatements(pool: pg.Pool): void {
  const names = createStatementNames();
  pool.on('connect', (client) => {
    const send = client.query.bind(client) as (...args: unknown[]) => Promise<pg.QueryResult>;
    const sendPrepared = async (text: string, values: unknown[]): Promise<pg.QueryResult> => {
      const name = names.nameText(text);
      if (name === undefined) return send(text, values);
      // 'I' is the protocol's code for idle.
      const isOutsideTransaction = client.getTransactionStatus() === 'I';
      try {
        return await send({ name, text, values });
      } catch (error) {
        if (!isStaleStatement(error)) throw error;
        names.renew(text, name);
        // Does not retry inside a transaction: PostgreSQL refuses further queries of the failed transaction, and if the caller has rolled it
        // back meanwhile, the retry would run outside of it and commit by itself.
        if (!isOutsideTransaction) throw error;
        return send(text, values);
      }
    };
    const preparingQuery = (...args: unknown[]) => {
      const [text, values, callback] = args;
      // A text without values may hold several statements, which cannot be prepared.
      const isPreparable = typeof text === 'string' && Array.isArray(values) && values.length > 0 && callback === undefined;
      return isPreparable ? sendPrepared(text, values) : send(...args);
    };
    client.query = preparingQuery as typeof client.query;
  });
}
