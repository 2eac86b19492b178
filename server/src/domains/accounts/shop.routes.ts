import type { Routes } from '../../http/parts.ts';
import { accountRoutes } from './account.routes.ts';
import { addressRoutes } from './address.routes.ts';
import { passwordRoutes } from './password.routes.ts';
import { profileRoutes } from './profile.routes.ts';
import { sessionRoutes } from './session.routes.ts';

const ROUTES: readonly Routes[] = [sessionRoutes, accountRoutes, passwordRoutes, addressRoutes, profileRoutes];

export const shopRoutes: Routes = (app, parts) => {
  for (const add of ROUTES) add(app, parts);
};
