/** The stand-in's switches: for whoever has started it, and for nobody over the network. */
import { BEHAVIOUR, type Behaviour, type Faults, NO_FAULTS, type World } from './world.ts';

export type Change = {
  behaviour?: Partial<Behaviour>;
  faults?: Partial<Faults>;
  /** Everything as it was at the beginning, before anything else of this change. */
  reset?: boolean;
  /** The clock goes forward. */
  advance_ms?: number;
};

export function change(world: World, { behaviour = {}, faults = {}, reset = false, advance_ms = 0 }: Change): void {
  world.behaviour = { ...(reset ? BEHAVIOUR : world.behaviour), ...behaviour };
  world.faults = { ...(reset ? NO_FAULTS : world.faults), ...faults };
  world.ahead_ms = (reset ? 0 : world.ahead_ms) + advance_ms;
}
