/**
 * Flags of Node for a process that opens the embedded database and soon ends: V8 would optimise the engine's code in the background, which
 * takes a third of the processor time of creating a database and never pays off.
 */
export const QUICK_WASM = ['--liftoff-only'] as const;
