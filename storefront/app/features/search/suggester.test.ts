import type { Suggestion, SuggestReply } from '@uruhu/contract/catalogue/search';
import type { Result } from '@uruhu/contract/client';
import { afterEach, beforeEach, expect, test, vi } from 'vitest';
import { createSuggester, PAUSE_MS, type SuggestResult } from './suggester.ts';

const createSuggestion = (text: string): Suggestion => ({ kind: 'query', text, corrected: false });

/** A server that responds to a text only when the test calls `respond` or `fail`. */
function createSlowServer() {
  const requested: string[] = [];
  const resolvers = new Map<string, (result: Result<SuggestReply>) => void>();
  const requestSuggestions = (text: string) => {
    requested.push(text);
    return new Promise<Result<SuggestReply>>((resolve) => resolvers.set(text, resolve));
  };
  const resolveCall = (text: string, result: Result<SuggestReply>) => {
    resolvers.get(text)?.(result);
    return vi.advanceTimersByTimeAsync(0);
  };
  return {
    requestSuggestions,
    requested,
    respond: (text: string) => resolveCall(text, { ok: true, data: { suggestions: [createSuggestion(`${text}!`)] } }),
    fail: (text: string) => resolveCall(text, { ok: false, status: 0, code: 'network_error', message: 'gone', errors: [] }),
  };
}

function openSuggester(initialText?: string) {
  const server = createSlowServer();
  const shown: SuggestResult[] = [];
  const suggester = createSuggester(server.requestSuggestions, (next) => shown.push(next), initialText);
  const type = async (text: string, wait_ms = PAUSE_MS) => {
    suggester.handleText(text);
    await vi.advanceTimersByTimeAsync(wait_ms);
  };
  return { server, shown, type, stop: suggester.stop, getShownTexts: () => shown.at(-1)?.suggestions.map(({ text }) => text) };
}

beforeEach(() => {
  vi.useFakeTimers();
});
afterEach(() => {
  vi.useRealTimers();
});

test('typing a word calls the server once, after the shopper has stopped', async () => {
  const { server, type } = openSuggester();
  for (const text of ['to', 'ton', 'tone', 'toner']) await type(text, PAUSE_MS - 1);
  expect(server.requested).toEqual([]);
  await vi.advanceTimersByTimeAsync(1);
  expect(server.requested).toEqual(['toner']);
});

test('no call is made for an empty text, one letter, or the initial text in another letter case or with other spaces', async () => {
  const { server, type } = openSuggester('toner');
  for (const text of ['Toner', ' toner ', 't', '', '  ']) await type(text);
  expect(server.requested).toEqual([]);
});

test('a late response never replaces a newer one', async () => {
  const { server, type, getShownTexts } = openSuggester();
  await type('to');
  await type('toner');
  await server.respond('toner');
  await server.respond('to');
  expect(server.requested).toEqual(['to', 'toner']);
  expect(getShownTexts()).toEqual(['toner!']);
});

test('deleting a letter shows the cached response at once, without a call', async () => {
  const { server, type, getShownTexts } = openSuggester();
  await type('ton');
  await server.respond('ton');
  await type('tone');
  await server.respond('tone');
  await type('ton', 0);
  expect(getShownTexts()).toEqual(['ton!']);
  await type('ton');
  expect(server.requested).toEqual(['ton', 'tone']);
});

test('a text with a call under way is not requested twice', async () => {
  const { server, type, getShownTexts } = openSuggester();
  await type('ton');
  await type('tone');
  await type('ton');
  expect(server.requested).toEqual(['ton', 'tone']);
  await server.respond('ton');
  expect(getShownTexts()).toEqual(['ton!']);
});

test('a failed call shows nothing, and typing the text again repeats it', async () => {
  const { server, type, getShownTexts } = openSuggester();
  await type('ton');
  await server.fail('ton');
  expect(getShownTexts()).toEqual([]);
  await type('tone');
  await type('ton');
  expect(server.requested).toEqual(['ton', 'tone', 'ton']);
});

test('an emptied field shows nothing, even when a response arrives later', async () => {
  const { server, type, getShownTexts } = openSuggester();
  await type('ton');
  await type('');
  expect(getShownTexts()).toEqual([]);
  await server.respond('ton');
  expect(getShownTexts()).toEqual([]);
});

test('the last forty responses are cached', async () => {
  const { server, type } = openSuggester();
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
  const { server, type, stop } = openSuggester();
  await type('toner', 0);
  stop();
  await vi.advanceTimersByTimeAsync(PAUSE_MS);
  expect(server.requested).toEqual([]);
});
