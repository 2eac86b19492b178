/** Creates a function that computes a value on its first call, and returns the same value on every later one. */
export function computeOnce<Value extends object>(compute: () => Value): () => Value {
  let value: Value | undefined;
  return () => {
    value ??= compute();
    return value;
  };
}
