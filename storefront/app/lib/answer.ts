import type { Result } from '@uruhu/contract/client';
import { useCallback, useEffect, useRef, useState } from 'react';

/** What a page knows of something it asked the API for. */
export type Answer<Data> = { state: 'loading' } | { state: 'failed'; status: number; message: string } | { state: 'loaded'; data: Data };

const LOADING = { state: 'loading' } as const;

/**
 * Asks when the page opens, and again when `key` changes: it names what is asked for and whose it is. Null: not yet.
 * `again` asks once more from the start, `refresh` behind what is shown, which stays if no answer comes.
 */
export function useAnswer<Data>(key: string | null, ask: () => Promise<Result<Data>>) {
  const [answer, setAnswer] = useState<Answer<Data>>(LOADING);
  const asked = useRef(0);
  const latest = useRef(ask);
  useEffect(() => {
    latest.current = ask;
  });

  const load = useCallback(async (quietly: boolean) => {
    asked.current += 1;
    const mine = asked.current;
    if (!quietly) setAnswer(LOADING);
    const said = await latest.current();
    // Another question has been asked since, or nobody waits any more.
    if (mine !== asked.current) return;
    if (said.ok) setAnswer({ state: 'loaded', data: said.data });
    else if (!quietly) setAnswer({ state: 'failed', status: said.status, message: said.message });
  }, []);

  useEffect(() => {
    if (key === null) return;
    load(false);
    return () => {
      asked.current += 1;
    };
  }, [key, load]);

  const again = useCallback(() => load(false), [load]);
  const refresh = useCallback(() => load(true), [load]);
  return { answer, again, refresh };
}

/** Coming back is told twice, by the window and by the page: one call is enough. */
const SOON_MS = 50;

/** Calls when the person comes back to this tab: something may have happened in another one. */
export function useReturn(onReturn: () => void): void {
  const latest = useRef(onReturn);
  useEffect(() => {
    latest.current = onReturn;
  });
  useEffect(() => {
    let soon: ReturnType<typeof setTimeout>;
    const back = () => {
      clearTimeout(soon);
      if (document.visibilityState === 'visible') soon = setTimeout(() => latest.current(), SOON_MS);
    };
    document.addEventListener('visibilitychange', back);
    window.addEventListener('focus', back);
    return () => {
      clearTimeout(soon);
      document.removeEventListener('visibilitychange', back);
      window.removeEventListener('focus', back);
    };
  }, []);
}
