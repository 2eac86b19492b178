import type { ClientCode, Result } from '@uruhu/contract/client';

/** The state of a call to the API. */
export type QueryState<Data> =
  | { state: 'loading' }
  | { state: 'failed'; code: ClientCode; message: string }
  | { state: 'loaded'; data: Data };

/**
 * The state after a response. `quietly`: the call kept the shown data. If it fails and no data is shown, because it outdated the first
 * load, the page must show the failure: no other response will come.
 */
export function getNextState<Data>(shown: QueryState<Data>, response: Result<Data>, quietly: boolean): QueryState<Data> {
  if (response.ok) return { state: 'loaded', data: response.data };
  return quietly && shown.state === 'loaded' ? shown : { state: 'failed', code: response.code, message: response.message };
}
