/** The stand-in's switches, for the process that starts it; they are not reachable over the network. */
import { BEHAVIOUR, type Behaviour, type Faults, NO_FAULTS, type World } from './world.ts';

export type Change = {
  behaviour?: Partial<Behaviour>;
  faults?: Partial<Faults>;
  /** Resets behaviour, faults and clock, before the other changes apply. */
  reset?: boolean;
  /** Moves the clock forward by this much. */
  advance_ms?: number;
};

export function applyChange(world: World, { behaviour = {}, faults = {}, reset = false, advance_ms = 0 }: Change): void {
  world.behaviour = { ...(reset ? BEHAVIOUR : world.behaviour), ...behaviour };
  world.faults = { ...(reset ? NO_FAULTS : world.faults), ...faults };
  world.ahead_ms = (reset ? 0 : world.ahead_ms) + advance_ms;
}
