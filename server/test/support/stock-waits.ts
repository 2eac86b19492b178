/** Calls of the stock waits, for tests. */
import type { App } from '../../src/context.ts';
import { type Answer, call } from './call.ts';

type Who = { token: string };
type Choice = { product_id: string; option_id?: string | undefined; size_id?: string | undefined };

const save = (app: App, { token }: Who, { product_id, option_id, size_id }: Choice, waiting: boolean): Promise<Answer> =>
  call(app, '/api/products/stock-waits/save', { product_id, option_id, size_id, waiting }, { token });

export const addWait = (app: App, who: Who, choice: Choice) => save(app, who, choice, true);
export const removeWait = (app: App, who: Who, choice: Choice) => save(app, who, choice, false);
export const listWaits = async (
  app: App,
  { token }: Who,
): Promise<{ product_id: string; option_id: string | null; size_id: string | null }[]> =>
  (await call(app, '/api/products/stock-waits', undefined, { token, method: 'GET' })).body.results;
