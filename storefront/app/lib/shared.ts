/**
 * A question that is asked once at a time: who asks while its answer is on its way shares that. `forget` has the next
 * one ask anew, as when the answer would be somebody else's.
 */
export function shared<Answer>(question: () => Promise<Answer>) {
  let current: Promise<Answer> | null = null;

  function ask(): Promise<Answer> {
    if (current) return current;
    const mine = question().finally(() => {
      if (current === mine) current = null;
    });
    current = mine;
    return mine;
  }

  return {
    ask,
    underWay: () => current,
    forget: () => {
      current = null;
    },
  };
}
