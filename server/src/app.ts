/** Builds the whole server from its parts. It never listens: main.ts does, and tests drive it in-process. */
import { randomUUID } from 'node:crypto';
import etag from '@fastify/etag';
import rateLimit from '@fastify/rate-limit';
import Fastify, { type FastifyServerOptions, type RouteOptions } from 'fastify';
import { serializerCompiler, validatorCompiler, type ZodTypeProvider } from 'fastify-type-provider-zod';
import { accountRoutes, findPerson } from './domains/accounts/accounts.ts';
import { cartRoutes } from './domains/cart/cart.ts';
import { catalogueRoutes } from './domains/catalogue/catalogue.ts';
import { adminOrderRoutes, cardRoutes, checkoutRoutes } from './domains/checkout/checkout.ts';
import { contactRoutes } from './domains/contact/contact.ts';
import { contentRoutes } from './domains/content/content.ts';
import { couponRoutes } from './domains/coupons/coupons.ts';
import { filesRoutes } from './domains/files/files.ts';
import { mailRoutes } from './domains/mail/mail.ts';
import { mediaRoutes } from './domains/media/media.ts';
import { paymentRoutes } from './domains/payments/payments.ts';
import { privacyRoutes } from './domains/privacy/privacy.ts';
import { recommendationRoutes } from './domains/recommendations/recommendations.ts';
import { reviewRoutes } from './domains/reviews/reviews.ts';
import { shippingRoutes } from './domains/shipping/shipping.ts';
import { findStaff, staffRoutes } from './domains/staff/staff.ts';
import { wishlistRoutes } from './domains/wishlist/wishlist.ts';
import { guardAccess } from './http/access.ts';
import { describeApi } from './http/api-docs.ts';
import { letFinish } from './http/closing.ts';
import { answerErrors, onBadAddress } from './http/errors.ts';
import { BODY_BYTES_MAX, readBodies } from './http/forms.ts';
import { secureHeaders, setHeaders } from './http/headers.ts';
import { healthRoutes } from './http/health.ts';
import { isInProcess } from './http/in-process-fetch.ts';
import type { App, Parts, Routes } from './http/parts.ts';
import { mountStorefront } from './http/storefront.ts';

const ROUTES: readonly Routes[] = [
  healthRoutes,
  contentRoutes,
  contactRoutes,
  catalogueRoutes,
  recommendationRoutes,
  reviewRoutes,
  accountRoutes,
  privacyRoutes,
  cartRoutes,
  wishlistRoutes,
  shippingRoutes,
  couponRoutes,
  checkoutRoutes,
  cardRoutes,
  staffRoutes,
  adminOrderRoutes,
  paymentRoutes,
  mailRoutes,
  filesRoutes,
  mediaRoutes,
];

/** How many proxies stand in front, or which addresses they have. */
export type TrustedProxies = number | readonly string[];

/** The framework takes a number for nobody at all: it cannot know that the first of them is ours. We say that it is. */
const trusted = (proxies: TrustedProxies) =>
  typeof proxies === 'number' ? (_address: string, hop: number) => hop < proxies : [...proxies];

export type AppOptions = {
  logger?: FastifyServerOptions['logger'];
  trustProxy?: TrustedProxies;
  storefront?: boolean;
  onRoute?: (route: RouteOptions) => void;
};

export async function buildApp(
  parts: Parts,
  { logger = false, trustProxy = 0, storefront = true, onRoute }: AppOptions = {},
): Promise<App> {
  const secure = secureHeaders(parts.config.production);
  const app = Fastify({
    logger,
    trustProxy: trusted(trustProxy),
    frameworkErrors: onBadAddress(secure),
    bodyLimit: BODY_BYTES_MAX,
    genReqId: () => randomUUID(),
    routerOptions: { ignoreTrailingSlash: true, maxParamLength: 200 },
  }).withTypeProvider<ZodTypeProvider>();
  app.setValidatorCompiler(validatorCompiler);
  app.setSerializerCompiler(serializerCompiler);
  if (onRoute) app.addHook('onRoute', onRoute);
  letFinish(app);
  setHeaders(app, secure);
  answerErrors(app);
  await app.register(rateLimit, {
    global: false,
    allowList: isInProcess,
    errorResponseBuilder: (_request, context) => Object.assign(new Error(), { statusCode: context.statusCode }),
  });
  await app.register(etag, { weak: true });
  await readBodies(app);
  await describeApi(app);
  guardAccess(app, findPerson(parts.db), findStaff(parts.db));
  for (const add of ROUTES) add(app, parts);
  if (storefront) await mountStorefront(app, parts);
  return app;
}
