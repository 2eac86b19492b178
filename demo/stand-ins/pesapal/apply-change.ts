/** Changes of the stand-in's behaviour, for the process that starts it; they are not reachable over the network. */
import { type Behaviour, DEFAULT_BEHAVIOUR, type Faults, NO_FAULTS, type PesapalState } from './state.ts';

export type Change = {
  behaviour?: Partial<Behaviour>;
  faults?: Partial<Faults>;
  /** Resets behaviour, faults and clock, before the other changes apply. */
  reset?: boolean;
  /** Moves the clock forward by this much. */
  advance_ms?: number;
};

export function applyChange(state: PesapalState, { behaviour = {}, faults = {}, reset = false, advance_ms = 0 }: Change): void {
  state.behaviour = { ...(reset ? DEFAULT_BEHAVIOUR : state.behaviour), ...behaviour };
  state.faults = { ...(reset ? NO_FAULTS : state.faults), ...faults };
  state.clock_offset_ms = (reset ? 0 : state.clock_offset_ms) + advance_ms;
}
