import { type ComponentType, lazy } from 'react';

/** Loads a page when it is first opened. `load` imports its file; `name` is the component that it exports. */
export const lazyPage = <Name extends string>(load: () => Promise<Record<Name, ComponentType>>, name: Name) =>
  lazy(async () => ({ default: (await load())[name] }));
