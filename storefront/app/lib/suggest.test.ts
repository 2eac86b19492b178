import type { Result } from '@uruhu/contract/client';
import type { SuggestAnswer, Suggestion } from '@uruhu/contract/search';
import { afterEach, beforeEach, expect, test, vi } from 'vitest';
import { createSuggester, PAUSE_MS, type Suggested } from './suggest.ts';

const named = (text: string): Suggestion => ({ kind: 'query', text, corrected: false });

/** A server that answers when it is told to. */
function slowServer() {
  const asked: string[] = [];
  const answers = new Map<string, (answer: Result<SuggestAnswer>) => void>();
  const ask = (text: string) => {
    asked.push(text);
    return new Promise<Result<SuggestAnswer>>((resolve) => answers.set(text, resolve));
  };
  const tell = (text: string, answer: Result<SuggestAnswer>) => {
    answers.get(text)?.(answer);
    return vi.advanceTimersByTimeAsync(0);
  };
  return {
    ask,
    asked,
    answer: (text: string) => tell(text, { ok: true, data: { suggestions: [named(`${text}!`)] } }),
    fail: (text: string) => tell(text, { ok: false, status: 0, message: 'gone', errors: [] }),
  };
}

function open(settled?: string) {
  const server = slowServer();
  const shown: Suggested[] = [];
  const suggester = createSuggester(server.ask, (next) => shown.push(next), settled);
  const type = async (text: string, wait_ms = PAUSE_MS) => {
    suggester.typed(text);
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

test('asks once the fingers rest, and for nothing in between', async () => {
  const { server, type } = open();
  for (const text of ['to', 'ton', 'tone', 'toner']) await type(text, PAUSE_MS - 1);
  expect(server.asked).toEqual([]);
  await vi.advanceTimersByTimeAsync(1);
  expect(server.asked).toEqual(['toner']);
});

test('asks nothing for one letter, for spaces and capitals, and for what the field already held', async () => {
  const { server, type } = open('toner');
  for (const text of ['Toner', ' toner ', 't', '', '  ']) await type(text);
  expect(server.asked).toEqual([]);
});

test('an answer that comes late never replaces a newer one', async () => {
  const { server, type, last } = open();
  await type('to');
  await type('toner');
  await server.answer('toner');
  await server.answer('to');
  expect(server.asked).toEqual(['to', 'toner']);
  expect(last()).toEqual(['toner!']);
});

test('going back a letter shows the kept answer at once, without asking', async () => {
  const { server, type, last } = open();
  await type('ton');
  await server.answer('ton');
  await type('tone');
  await server.answer('tone');
  await type('ton', 0);
  expect(last()).toEqual(['ton!']);
  await type('ton');
  expect(server.asked).toEqual(['ton', 'tone']);
});

test('a text that is still being asked for is not asked for twice', async () => {
  const { server, type, last } = open();
  await type('ton');
  await type('tone');
  await type('ton');
  expect(server.asked).toEqual(['ton', 'tone']);
  await server.answer('ton');
  expect(last()).toEqual(['ton!']);
});

test('a failure shows nothing, and the text is asked for again when it comes back', async () => {
  const { server, type, last } = open();
  await type('ton');
  await server.fail('ton');
  expect(last()).toEqual([]);
  await type('tone');
  await type('ton');
  expect(server.asked).toEqual(['ton', 'tone', 'ton']);
});

test('an emptied field shows nothing, whatever comes after', async () => {
  const { server, type, last } = open();
  await type('ton');
  await type('');
  expect(last()).toEqual([]);
  await server.answer('ton');
  expect(last()).toEqual([]);
});

test('keeps the last forty answers', async () => {
  const { server, type } = open();
  for (let index = 0; index <= 40; index += 1) {
    await type(`serum ${index}`);
    await server.answer(`serum ${index}`);
  }
  await type('serum 1');
  expect(server.asked).toHaveLength(41);
  await type('serum 0');
  expect(server.asked).toHaveLength(42);
});

test('after the field has gone nothing is sent', async () => {
  const { server, type, stop } = open();
  await type('toner', 0);
  stop();
  await vi.advanceTimersByTimeAsync(PAUSE_MS);
  expect(server.asked).toEqual([]);
});
