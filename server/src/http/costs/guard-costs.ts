/**
 * One guard charges every call before its work and before the body is read, so a call that gets 400, 403, 404 or 413 is charged too. It
 * charges in two steps: cpu, database and the bytes of the body before the access guard looks up the token, all other units after that.
 */
import { createHash } from 'node:crypto';
import type { FastifyContextConfig, FastifyInstance, FastifyReply, FastifyRequest, onRequestHookHandler, RouteOptions } from 'fastify';
import { LRUCache } from 'lru-cache';
import { TryLater } from '../../lib/try-later.ts';
import { readToken } from '../access.ts';
import { normaliseAddress } from '../address.ts';
import { findExpectedBytes } from '../bodies/body-size.ts';
import { UnreadableBodyError } from '../bodies/read-whole-body.ts';
import { isInProcess } from '../in-process-fetch.ts';
import type { BucketRefusal, Charge, ChargeCosts, Payer } from './buckets.ts';
import { type Cost, findBodyCost, isCountedInMemory, NOT_FOUND } from './cost.ts';
import { LIMITS, PAYER_KINDS } from './limits.ts';

declare module 'fastify' {
  interface FastifyRequest {
    costPlan: CostPlan | null;
  }
  interface FastifyInstance {
    /** The configuration of routes that declare none of their own, for those that a plugin adds. */
    routeDefaults: FastifyContextConfig;
    /**
     * Charges a surcharge, just before the work that causes it. Throws TryLater (429) where the address, the signed-in shopper
     * or the staff member has no room for it.
     */
    charge(request: FastifyRequest, cost: Cost): Promise<void>;
  }
}

/** Whether an empty bucket of each payer has room for the cost: otherwise the call would always be refused. */
const isPayable = (cost: Cost) =>
  PAYER_KINDS.every((kind) =>
    Object.entries(cost).every(([unit, amount]) => amount <= (LIMITS[kind][unit as keyof Cost]?.capacity ?? Number.POSITIVE_INFINITY)),
  );

/** Throws, with the name of the route, where a new route declares no cost. */
export function requireCosts(app: FastifyInstance): void {
  app.decorate('routeDefaults', {});
  app.addHook('onRoute', function (this: FastifyInstance, route: RouteOptions) {
    route.config = { ...this.routeDefaults, ...route.config };
    const { cost } = route.config;
    const name = `${route.method} ${route.url}`;
    if (!cost) throw new Error(`${name} declares no cost: add config.cost (see http/costs/cost.ts; FREE for what costs nothing)`);
    if (!isPayable(cost)) throw new Error(`${name} costs more than a limit holds: see http/costs/limits.ts`);
  });
}

/** A cost in two parts. `work`: cpu and database, charged before the token is looked up. `scarce`: the other units, charged after that. */
type CostPlan = { cost: Cost; work: Cost; scarce: Cost; hasScarce: boolean; isPublic: boolean };

/** `isPublic`: the access guard does not look up the token. */
function createPlan(cost: Cost, { isPublic }: { isPublic: boolean }): CostPlan {
  const pickUnits = (isWanted: (unit: string) => boolean): Cost =>
    Object.fromEntries(Object.entries(cost).filter(([unit]) => isWanted(unit)));
  const scarce = pickUnits((unit) => !isCountedInMemory(unit));
  return { cost, work: pickUnits(isCountedInMemory), scarce, hasScarce: Object.keys(scarce).length > 0, isPublic };
}

/** Routes and costs do not change, so each is planned once. */
function cachePlans<Key extends WeakKey>(create: (key: Key) => CostPlan): (key: Key) => CostPlan {
  const plans = new WeakMap<Key, CostPlan>();
  return (key) => {
    const cached = plans.get(key);
    if (cached) return cached;
    const plan = create(key);
    plans.set(key, plan);
    return plan;
  };
}

const planRoute = cachePlans((config: FastifyContextConfig) =>
  createPlan(config.cost ?? NOT_FOUND, { isPublic: config.access === 'public' }),
);
const planSurcharge = cachePlans((cost: Cost) => createPlan(cost, { isPublic: false }));
const NOT_FOUND_PLAN = createPlan(NOT_FOUND, { isPublic: true });

const TOKENS_MAX = 20_000;
const TOKEN_MS_MAX = 60 * 60 * 1_000;

/**
 * Remembers the owners of recently used tokens. Their calls are not charged to the address, so that guests who use up the address's buckets
 * do not lock out signed-in shoppers behind it. The address pays for looking up unknown tokens, so made-up ones are not free.
 */
function createTokenMemory() {
  const owners = new LRUCache<string, Payer>({ max: TOKENS_MAX, ttl: TOKEN_MS_MAX });
  const hashToken = (request: FastifyRequest): string | null => {
    const token = readToken(request);
    return token === null ? null : createHash('sha256').update(token).digest('base64');
  };
  return {
    find(request: FastifyRequest): Payer | null {
      const key = hashToken(request);
      return (key !== null && owners.get(key)) || null;
    },
    forget(request: FastifyRequest): void {
      const key = hashToken(request);
      if (key !== null) owners.delete(key);
    },
    remember(request: FastifyRequest, payer: Payer): void {
      const key = hashToken(request);
      if (key !== null) owners.set(key, payer);
    },
  };
}

type TokenMemory = ReturnType<typeof createTokenMemory>;

/** Null for a staff token on a route that does not look up staff: such a route would charge the former owner of an expired token, too. */
function findKnownPayer(tokens: TokenMemory, request: FastifyRequest): Payer | null {
  const remembered = tokens.find(request);
  return remembered?.kind === 'staff' && request.routeOptions.config.access !== 'staff' ? null : remembered;
}

/** The charges of a shopper or staff member. A shopper's call is also charged to all signed-in shoppers of the same address together. */
function listCharges(request: FastifyRequest, payer: Payer, cost: Cost): Charge[] {
  if (payer.kind === 'staff') return [{ payer, cost }];
  return [
    { payer, cost },
    { payer: { kind: 'shoppers', id: normaliseAddress(request) }, cost },
  ];
}

/** The one shopper (kind `person`; `shoppers` are all of an address) or staff member who is signed in; null for a guest. */
function findPayer({ staff, shopper }: FastifyRequest): Payer | null {
  if (staff) return { kind: 'staff', id: staff.staff_id };
  return shopper && { kind: 'person', id: shopper.user_id };
}

function throwTryLater(request: FastifyRequest, { payer, unit, wait_s, shouldLog }: BucketRefusal): never {
  if (shouldLog) {
    request.log.warn(
      { remoteAddress: request.ip, payer: payer.kind, unit, retryAfter_s: wait_s, url: request.routeOptions.url },
      'Limit reached: answering 429 until the bucket has room; this payer is not reported again for a minute',
    );
  }
  throw new TryLater(429, wait_s);
}

/** Whether the access guard has looked up the token and found no owner. */
const hasUnknownToken = ({ shopper, staff, costPlan }: FastifyRequest, { statusCode }: FastifyReply) =>
  statusCode === 401 && !shopper && !staff && costPlan?.isPublic === false;

/** Called with each charge before it is made, for tests that add up the cost of a journey. */
export type OnCharge = (charge: Charge) => void;

/** Charges the buckets. Throws TryLater where one has no room. Returns a promise only where it needs a query. */
type PayCharges = (request: FastifyRequest, charges: readonly Charge[]) => Promise<void> | undefined;

function createPayCharges(chargeCosts: ChargeCosts, onCharge: OnCharge): PayCharges {
  return (request, charges) => {
    for (const charge of charges) onCharge(charge);
    const refusal = chargeCosts(charges);
    if (refusal instanceof Promise) {
      return refusal.then((lateRefusal) => {
        if (lateRefusal) throwTryLater(request, lateRefusal);
      });
    }
    return refusal ? throwTryLater(request, refusal) : undefined;
  };
}

/** The hook that charges a call by `charge`, and waits only if `charge` returns a promise. */
function createChargeHook(charge: (request: FastifyRequest) => Promise<void> | undefined): onRequestHookHandler {
  return (request, _reply, done) => {
    if (isInProcess(request)) return done();
    try {
      const pendingCharge = charge(request);
      if (pendingCharge) pendingCharge.then(() => done(), done);
      else done();
    } catch (error) {
      done(error as Error);
    }
  };
}

/** Decorates `app` with `charge`, and returns the functions that add the two hooks. The hooks guard the routes that are added after them. */
export function guardCosts(app: FastifyInstance, chargeCosts: ChargeCosts, onCharge: OnCharge = () => {}) {
  const tokens = createTokenMemory();
  const payCharges = createPayCharges(chargeCosts, onCharge);

  /** Charges cpu and database before the token is looked up; on a public route, everything. */
  function chargeBeforeLookup(request: FastifyRequest): Promise<void> | undefined {
    const { ip } = request;
    // A reset connection has no address, and no client waits for a response.
    if (!ip) throw new UnreadableBodyError(400, 'the client is gone');
    const plan = request.is404 ? NOT_FOUND_PLAN : planRoute(request.routeOptions.config);
    request.costPlan = plan;
    const payer: Payer = { kind: 'address', id: normaliseAddress({ ip }) };
    const tokenOwner = plan.isPublic ? null : findKnownPayer(tokens, request);
    const listPayerCharges = (cost: Cost) => (tokenOwner ? listCharges(request, tokenOwner, cost) : [{ payer, cost }]);
    const charges = listPayerCharges(plan.isPublic ? plan.cost : plan.work);
    const bodyCost = request.is404 ? null : findBodyCost(findExpectedBytes(request));
    return payCharges(request, bodyCost ? [...charges, ...listPayerCharges(bodyCost)] : charges);
  }

  /** Charges the other units. Calls that guests may make too are also charged to the address, so that signing in does not allow more of them. */
  function chargeAfterLookup(request: FastifyRequest): Promise<void> | undefined {
    const { cost, scarce, hasScarce, isPublic } = request.costPlan ?? NOT_FOUND_PLAN;
    if (isPublic) return undefined;
    const payer = findPayer(request);
    const createGuestCharge = (): Charge => ({ payer: { kind: 'address', id: normaliseAddress(request) }, cost: scarce });
    // After the session has ended, its former owner is charged for this one call.
    if (!payer && findKnownPayer(tokens, request)) tokens.forget(request);
    if (!payer) return hasScarce ? payCharges(request, [createGuestCharge()]) : undefined;
    // chargeBeforeLookup has charged cpu and database to the owner of a remembered token, and to the address otherwise.
    const hasPaidWork = tokens.find(request) !== null;
    tokens.remember(request, payer);
    const ownerCharges = listCharges(request, payer, hasPaidWork ? scarce : cost);
    return payCharges(
      request,
      hasScarce && request.routeOptions.config.access === 'optional' ? [...ownerCharges, createGuestCharge()] : ownerCharges,
    );
  }

  app.decorateRequest('costPlan', null);
  // The access guard refuses an unknown token before the hook of chargeTokenOwners runs, so the token is forgotten here.
  app.addHook('onSend', (request, reply, payload, done) => {
    if (hasUnknownToken(request, reply)) tokens.forget(request);
    done(null, payload);
  });
  app.decorate('charge', async (request: FastifyRequest, cost: Cost) => {
    if (isInProcess(request)) return;
    const payer = findPayer(request);
    const id = normaliseAddress(request);
    // For a guest, cpu and database are charged to the address's surcharge buckets alone (see limits.ts).
    const guestCharge: Charge = { payer: { kind: 'address', id }, cost: planSurcharge(cost).scarce };
    await payCharges(request, [...(payer ? listCharges(request, payer, cost) : [guestCharge]), { payer: { kind: 'surcharge', id }, cost }]);
  });
  return {
    /** Call it before adding the access guard. */
    chargeAddresses: () => app.addHook('onRequest', createChargeHook(chargeBeforeLookup)),
    /** Call it after adding the access guard. */
    chargeTokenOwners: () => app.addHook('onRequest', createChargeHook(chargeAfterLookup)),
  };
}
