/** Wraps the driver, so that tests see every statement that this process sends to PostgreSQL. */
import { createRequire } from 'node:module';
import pg from 'pg';

/** The driver's conversion of a JavaScript value to the value that it sends; the driver does not export it. */
export const { prepareValue } = createRequire(import.meta.url)('pg/lib/utils') as { prepareValue: (value: unknown) => unknown };

type StatementListeners = {
  /** Called before a statement is sent. */
  before: (text: string, values: readonly unknown[]) => void;
  /** Called after a statement was sent, before its result arrives. */
  after?: (text: string) => unknown;
};

export function observeStatements({ before, after }: StatementListeners): void {
  const originalQuery = pg.Client.prototype.query as (...args: unknown[]) => unknown;
  const observedQuery = function (this: pg.Client, ...args: unknown[]): unknown {
    const [query, queryValues] = args as [string | { text: string; values?: unknown[] }, unknown];
    const { text, values } = typeof query === 'string' ? { text: query, values: queryValues } : query;
    before(text, Array.isArray(values) ? values : []);
    const response = originalQuery.apply(this, args);
    after?.(text);
    return response;
  };
  pg.Client.prototype.query = observedQuery as typeof pg.Client.prototype.query;
}
