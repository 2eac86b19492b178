/** Builds the whole server. It does not listen: main.ts does, and tests call it in-process. */
import { randomUUID } from 'node:crypto';
import { endpoints } from '@uruhu/contract/endpoints/endpoints';
import Fastify, { type FastifyBaseLogger, type FastifyServerOptions, type RouteOptions } from 'fastify';
import { serializerCompiler, validatorCompiler, type ZodTypeProvider } from 'fastify-type-provider-zod';
import type { AddRoutes, App, AppContext } from './context.ts';
import { createShopperFinder } from './domains/accounts/accounts.ts';
import { addCardRoutes } from './domains/cards/cards.ts';
import { spellIds } from './domains/catalogue/catalogue.ts';
import { addFeedRoutes } from './domains/feeds/feeds.ts';
import { createUploadFormLimit } from './domains/files/files.ts';
import { addMailRoutes } from './domains/mail/mail.ts';
import { addMediaRoutes } from './domains/media/media.ts';
import { createStaffFinder } from './domains/staff/staff.ts';
import { createHandlers } from './handlers.ts';
import { guardAccess } from './http/access.ts';
import { describeApi } from './http/api-docs.ts';
import { readBodies } from './http/bodies/forms.ts';
import { respondToClientError } from './http/client-error.ts';
import { addDrain } from './http/closing.ts';
import { openBuckets } from './http/costs/buckets.ts';
import { guardCosts, type OnCharge, requireCosts } from './http/costs/guard-costs.ts';
import type { Limits } from './http/costs/limits.ts';
import { buildServerTimeouts, DEADLINES, type Deadlines } from './http/deadlines.ts';
import { createBadUrlHandler, registerErrorHandler } from './http/errors.ts';
import { addEtags } from './http/etag.ts';
import { createSecurityHeaders, setHeaders } from './http/headers.ts';
import { mountAdmin } from './http/pages/admin.ts';
import { type AdminSource, openAdminBuild } from './http/pages/admin-source.ts';
import { mountStorefront } from './http/pages/storefront.ts';
import { openStorefrontBuild, type StorefrontSource } from './http/pages/storefront-source.ts';
import { addWellKnownFiles } from './http/pages/well-known.ts';
import { type OnUndeclaredRefusal, registerEndpoints } from './http/register-endpoints.ts';
import { chooseStaffCookieName } from './http/staff-cookie.ts';

/** Routes that serve pages and pictures instead of JSON, so the contract does not declare them. */
const UNDECLARED_ROUTES: readonly AddRoutes[] = [addMailRoutes, addMediaRoutes, addCardRoutes, addFeedRoutes];

/** Adds every call of the contract. */
function addEndpoints(app: App, context: AppContext, onUndeclaredRefusal: OnUndeclaredRefusal): void {
  registerEndpoints(app, endpoints, createHandlers(context), {
    beforeUpload: createUploadFormLimit(context.db),
    onUndeclaredRefusal,
  });
}

/** The number of proxies in front of the server, or their addresses. */
type TrustedProxies = number | readonly string[];

/** Trusts the nearest `proxies` hops. This is a function, because the framework trusts no hop when it gets a number. */
const trustProxies = (proxies: TrustedProxies) =>
  typeof proxies === 'number' ? (_address: string, hop: number) => hop < proxies : [...proxies];

/** The code of the pages of the storefront and the back office. */
export type AppPages = { storefrontSource: StorefrontSource; adminSource: AdminSource };

export type AppOptions = {
  /** The options of a new logger. */
  logger?: FastifyServerOptions['logger'];
  /** An existing logger, instead of one made from `logger`. */
  log?: FastifyBaseLogger;
  trustProxy?: TrustedProxies;
  /** Serves the built storefront and back office, or these. */
  storefront?: boolean | AppPages;
  onRoute?: (route: RouteOptions) => void;
  /** The options below are for tests, which replace limits and observe charges. */
  limits?: Limits;
  deadlines?: Deadlines;
  onCharge?: OnCharge;
  onUndeclaredRefusal?: OnUndeclaredRefusal;
};

/** Returns null if the server serves no pages. */
async function openPages(storefront: boolean | AppPages): Promise<AppPages | null> {
  if (typeof storefront === 'object') return storefront;
  return storefront ? { adminSource: openAdminBuild(), storefrontSource: await openStorefrontBuild() } : null;
}

export async function buildApp(
  context: AppContext,
  {
    logger = false,
    log,
    trustProxy = 0,
    storefront = true,
    onRoute,
    limits,
    deadlines = DEADLINES,
    onCharge,
    onUndeclaredRefusal = () => {},
  }: AppOptions = {},
): Promise<App> {
  const setSecurityHeaders = createSecurityHeaders(context.config.production);
  const app = Fastify({
    ...(log ? { loggerInstance: log } : { logger }),
    trustProxy: trustProxies(trustProxy),
    frameworkErrors: createBadUrlHandler(setSecurityHeaders),
    clientErrorHandler: respondToClientError,
    genReqId: () => randomUUID(),
    ...buildServerTimeouts(deadlines),
    routerOptions: { ignoreTrailingSlash: true, maxParamLength: 200 },
  }).withTypeProvider<ZodTypeProvider>();
  app.setValidatorCompiler(validatorCompiler);
  app.setSerializerCompiler(serializerCompiler);
  if (onRoute) app.addHook('onRoute', onRoute);
  const pages = await openPages(storefront);
  addDrain(app);
  app.decorate('staffCookieName', chooseStaffCookieName(context.config));
  app.decorate('sendsMail', context.snapshot.current().content.settings.sends_mail);
  setHeaders(app, setSecurityHeaders);
  registerErrorHandler(app, context.readiness.rememberError);
  requireCosts(app);
  // Hooks run in the order in which they are added: a call is charged to its IP address before its token is looked up.
  const guard = guardCosts(app, openBuckets(context.db, limits ? { limits } : {}), onCharge);
  guard.chargeAddresses();
  guardAccess(app, createShopperFinder(context.db), createStaffFinder(context));
  guard.chargeTokenOwners();
  await addEtags(app);
  readBodies(app, deadlines.body);
  await describeApi(app, { arePublic: context.config.areDocsPublic });
  addEndpoints(app, context, onUndeclaredRefusal);
  for (const addRoutes of UNDECLARED_ROUTES) addRoutes(app, context);
  if (pages) {
    addWellKnownFiles(app, () => {
      const { favicon, media_prefix } = context.snapshot.current().content.settings;
      return favicon === '' ? null : media_prefix + encodeURIComponent(favicon);
    });
    await mountStorefront(app, context, pages.storefrontSource, (params) => spellIds(context.snapshot.current().catalogue, params));
    await mountAdmin(app, pages.adminSource, () => context.snapshot.current().content.settings.name);
  }
  return app;
}
