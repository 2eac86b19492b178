/**
 * React hydrates the parts of a page in pauses between other tasks, one boundary after another. A component that renders again with boundaries
 * inside makes React hydrate them all in one task. The session is such a change on every page: React learns it only after hydration.
 */
import { flushSync } from 'react-dom';
import { expect, test } from 'vitest';
import { type Replies, refuse } from '#test/fake-api.ts';
import { createFilteredPage, createLightProduct, LIST_REPLIES } from '#test/fixtures/catalogue.ts';
import { createFullProduct } from '#test/fixtures/full-product.ts';
import { createHomeServer } from '#test/fixtures/home.ts';
import { createUser } from '#test/fixtures/shop.ts';
import { renderShop } from '#test/render-shop.tsx';

/** The parts of React's record of a component that this file reads. */
type Fiber = {
  tag: number;
  flags: number;
  type: { name?: string } | string | null;
  child: Fiber | null;
  sibling: Fiber | null;
  stateNode: { current: Fiber };
};
/** React's tag of a boundary, and its flag of a component that has rendered. */
const BOUNDARY_TAG = 13;
const RENDERED_FLAG = 1;

function getRoot(container: Element): Fiber {
  const key = Object.keys(container).find((name) => name.startsWith('__reactContainer$'));
  if (!key) throw new Error('React has no root here');
  return (container as unknown as Record<string, Fiber>)[key]?.stateNode.current as Fiber;
}

const listChildren = ({ child }: Fiber): Fiber[] => {
  const children: Fiber[] = [];
  for (let next = child; next; next = next.sibling) children.push(next);
  return children;
};
const listAll = (fiber: Fiber): Fiber[] => [fiber, ...listChildren(fiber).flatMap(listAll)];
const hasBoundary = (fiber: Fiber): boolean => listAll(fiber).some(({ tag }) => tag === BOUNDARY_TAG);

/** The names of all components that render because of `change`, and of those among them that have a boundary inside. */
function listRendered(container: Element, change: () => void) {
  const before = new Set(listAll(getRoot(container)));
  flushSync(change);
  // React copies the records of components that render, and of those around them.
  const rendered = listAll(getRoot(container)).filter((fiber) => !before.has(fiber) && (fiber.flags & RENDERED_FLAG) !== 0);
  const toName = ({ type }: Fiber) => (typeof type === 'function' ? (type as { name: string }).name : type);
  const components = rendered.filter(({ type }) => typeof type === 'function');
  return { all: components.map(toName), aroundBoundary: components.filter(hasBoundary).map(toName) };
}

const PRODUCT = createFullProduct({ product_id: 'tint' });
/** The home page greets a customer whose coupons cannot be read. */
const HOME_REPLIES = { ...createHomeServer().replies, coupons: refuse('busy', 'Please try again') };
const PAGES: readonly { path: string; replies: Replies; greeting?: string }[] = [
  { path: '/', replies: HOME_REPLIES, greeting: 'See my orders' },
  { path: '/best', replies: { ...LIST_REPLIES, filterProducts: createFilteredPage([createLightProduct({ product_id: 'balm' })]) } },
  { path: '/product/tint', replies: { product: PRODUCT } },
];

test.each(PAGES)('a session that starts on $path renders no component that has a boundary inside', async ({ path, replies, greeting }) => {
  const shop = await renderShop(path, { replies });
  const { startSession } = await import('#app/lib/session.ts');
  const { all, aroundBoundary } = listRendered(shop.container, () => startSession({ token: 'token', user: createUser() }));
  expect(all).toContain('AccountMenu');
  expect(aroundBoundary).toEqual([]);
  if (greeting) await shop.main.findByRole('link', { name: greeting });
});
