import type { Refusal, Result } from '@uruhu/contract/client';
import { useState } from 'react';
import { data, useLocation, useNavigate } from 'react-router';
import { useHydrated } from '#app/lib/hydrated.ts';
import { useLinkToken } from './link-token.ts';

/** A token and the server's result for it. */
export type LinkResult<Data> = { token: string; result: Result<Data> };

/** For the action of a route: without JavaScript the browser submits the form to the page itself. */
export async function submitMailedLink<Data>(request: Request, send: (token: string) => Promise<Result<Data>>) {
  const token = String((await request.formData()).get('token') ?? '');
  const result = await send(token);
  return data<LinkResult<Data>>({ token, result }, { status: result.ok ? 200 : result.status || 502 });
}

export type LinkView<Data> =
  /** Before hydration. */
  | { kind: 'loading' }
  /** The URL has no token. */
  | { kind: 'incomplete' }
  /** The shopper can use the link. `refusal`: why the last try failed, if a retry may succeed. */
  | { kind: 'ready'; token: string; refusal: Refusal | null }
  | { kind: 'done'; response: Data }
  /** The link can never be used. `taken`: another account has its address now. */
  | { kind: 'invalid' | 'taken'; message: string };

/** The statuses after which the link can never be used. */
const FINAL_KINDS: Readonly<Record<number, 'invalid' | 'taken'>> = { 400: 'invalid', 409: 'taken' };

function toView<Data>(result: Result<Data> | null, token: string | null | undefined): LinkView<Data> {
  if (result?.ok) return { kind: 'done', response: result.data };
  const kind = result && FINAL_KINDS[result.status];
  if (kind) return { kind, message: result.message };
  if (token) return { kind: 'ready', token, refusal: result };
  return { kind: token === null ? 'incomplete' : 'loading' };
}

type MailedLinkOptions<Data> = {
  send: (token: string) => Promise<Result<Data>>;
  /** The action's result, if the form was submitted without JavaScript. */
  serverResult: LinkResult<Data> | undefined;
  /** Called after the link was used. */
  onDone: () => void;
};

/** The state of a page that a mailed link opens. Only `submit` uses the link, because mail scanners open links too. */
export function useMailedLink<Data>({ send, serverResult, onDone }: MailedLinkOptions<Data>) {
  const { pathname, search, state } = useLocation();
  const navigate = useNavigate();
  const hydrated = useHydrated();
  const linkToken = useLinkToken();
  const [busy, setBusy] = useState(false);
  const [latestResult, setLatestResult] = useState<Result<Data> | null>(serverResult?.result ?? null);
  // On the server the form needs the token too, for browsers without JavaScript. If there is no token, `linkToken` tells whether the link
  // is incomplete (null) or the page is not hydrated yet (undefined).
  const token = linkToken || new URLSearchParams(search).get('t') || serverResult?.token || linkToken;
  const storedResult = hydrated ? (state as { result?: Result<Data> } | null)?.result : undefined;

  async function submit() {
    if (busy || !token) return;
    setBusy(true);
    const result = await send(token);
    setBusy(false);
    setLatestResult(result);
    // The token is used up or invalid: removes it from the history, and keeps the result there for a reload.
    if (result.ok || FINAL_KINDS[result.status]) navigate(pathname, { replace: true, state: { result } });
    if (result.ok) onDone();
  }
  return { view: toView(latestResult ?? storedResult ?? null, token), busy, submit };
}
