/**
 * Flags of Node for a process that opens the embedded database and soon ends: V8 would optimise the engine's code in the background, which
 * takes a third of the processor time of creating a database and never pays off.
 */
export const WASM_BASELINE_FLAGS = ['--liftoff-only'] as const;
