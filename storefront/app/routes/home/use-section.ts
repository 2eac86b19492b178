import { useEffect, useState } from 'react';
import { ask } from '#app/lib/ask.ts';
import { isLate, LATE, type Part } from '#app/lib/section.ts';
import type { Answers } from './questions.ts';

/**
 * A part of the home page as the server sent it, and what asks for it again, by itself: the others stay as they are. What was late
 * for the first HTML is asked for at once.
 */
export function useSection<Name extends keyof Answers>(name: Name, first: Part<Answers[Name]>) {
  const [part, setPart] = useState(first);
  async function again() {
    setPart(LATE);
    const answer: Part<Answers[Name]> = await ask((api) =>
      import('./questions.ts').then(({ questionsOf }) => questionsOf()[name](api, location.origin)),
    );
    setPart(answer);
    return answer.ok;
  }
  // biome-ignore lint/correctness/useExhaustiveDependencies: once, for what the first HTML lacked
  useEffect(() => {
    if (isLate(first)) again();
  }, []);
  return [part, again] as const;
}
