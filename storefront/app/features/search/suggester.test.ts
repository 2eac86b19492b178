import type { Suggestion, SuggestReply } from '@uruhu/contract/catalogue/search';
import type { Result } from '@uruhu/contract/client';
import { afterEach, beforeEach, expect, test, vi } from 'vitest';
import { createSuggester, PAUSE_MS, type SuggestResult } from './suggester.ts';

const named = (text: string): Suggestion => ({ kind: 'query', text, corrected: false });

/** A server that responds only when the test says so. */
function slowServer() {
  const requested: string[] = [];
  const resolvers = new Map<string, (respond: Result<SuggestReply>) => void>();
  const requestSuggestions = (text: string) => {
    requested.push(text);
    return new Promise<Result<SuggestReply>>((resolve) => resolvers.set(text, resolve));
  };
  const resolveCall = (text: string, respond: Result<SuggestReply>) => {
    resolvers.get(text)?.(respond);
    return vi.advanceTimersByTimeAsync(0);
  };
  return {
    requestSuggestions,
    requested,
    respond: (text: string) => resolveCall(text, { ok: true, data: { suggestions: [named(`${text}!`)] } }),
    fail: (text: string) => resolveCall(text, { ok: false, status: 0, code: 'network_error', message: 'gone', errors: [] }),
  };
}

function open(initialText?: string) {
  const server = slowServer();
  const shown: SuggestResult[] = [];
  const suggester = createSuggester(server.requestSuggestions, (next) => shown.push(next), initialText);
  const type = async (text: string, wait_ms = PAUSE_MS) => {
    suggester.handleText(text);
    await vi.advanceTimersByTimeAsync(wait_ms);
  };
  return { server, shown, type, stop: suggester.stop, last: () => shown.at(-1)?.suggestions.map(({ text }) => text) };
}

beforeEach(() => {
  vi.useFakeTimers();
});
afterEach(() => {
  vi.useRealTimers();
});

test('calls the server once, after the shopper has stopped typing', async () => {
  const { server, type } = open();
  for (const text of ['to', 'ton', 'tone', 'toner']) await type(text, PAUSE_MS - 1);
  expect(server.requested).toEqual([]);
  await vi.advanceTimersByTimeAsync(1);
  expect(server.requested).toEqual(['toner']);
});

test('makes no call for one letter, changed spaces or case, or the initial text', async () => {
  const { server, type } = open('toner');
  for (const text of ['Toner', ' toner ', 't', '', '  ']) await type(text);
  expect(server.requested).toEqual([]);
});

test('a late response never replaces a newer one', async () => {
  const { server, type, last } = open();
  await type('to');
  await type('toner');
  await server.respond('toner');
  await server.respond('to');
  expect(server.requested).toEqual(['to', 'toner']);
  expect(last()).toEqual(['toner!']);
});

test('deleting a letter shows the cached response at once, without a call', async () => {
  const { server, type, last } = open();
  await type('ton');
  await server.respond('ton');
  await type('tone');
  await server.respond('tone');
  await type('ton', 0);
  expect(last()).toEqual(['ton!']);
  await type('ton');
  expect(server.requested).toEqual(['ton', 'tone']);
});

test('a text with a call under way is not requested twice', async () => {
  const { server, type, last } = open();
  await type('ton');
  await type('tone');
  await type('ton');
  expect(server.requested).toEqual(['ton', 'tone']);
  await server.respond('ton');
  expect(last()).toEqual(['ton!']);
});

test('a failed call shows nothing, and typing the text again repeats it', async () => {
  const { server, type, last } = open();
  await type('ton');
  await server.fail('ton');
  expect(last()).toEqual([]);
  await type('tone');
  await type('ton');
  expect(server.requested).toEqual(['ton', 'tone', 'ton']);
});

test('an emptied field shows nothing, even when a response arrives later', async () => {
  const { server, type, last } = open();
  await type('ton');
  await type('');
  expect(last()).toEqual([]);
  await server.respond('ton');
  expect(last()).toEqual([]);
});

test('caches the last forty responses', async () => {
  const { server, type } = open();
  for (let index = 0; index <= 40; index += 1) {
    await type(`serum ${index}`);
    await server.respond(`serum ${index}`);
  }
  await type('serum 1');
  expect(server.requested).toHaveLength(41);
  await type('serum 0');
  expect(server.requested).toHaveLength(42);
});

test('a stopped suggester makes no call', async () => {
  const { server, type, stop } = open();
  await type('toner', 0);
  stop();
  await vi.advanceTimersByTimeAsync(PAUSE_MS);
  expect(server.requested).toEqual([]);
});
