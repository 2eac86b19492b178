import { expect, test } from 'vitest';
import { listImports } from './source-imports.mjs';

test('imports, re-exports, types and lazy imports of the shop are found, also by their aliases, and packages are not', () => {
  const text = `
import { a } from './a.ts';
import '#app/styles.css?inline';
import type { B } from '@uruhu/contract/rules/a';
export * from '../b.ts';
import { messages } from '#messages/cart';
import {
  long,
} from '#admin/ui/long.tsx';
import { renderShop } from '#test/render-shop.tsx';
import { useState } from 'react';
const Lazy = lazy(() => import('./lazy.tsx'));
`;
  expect(listImports('storefront/app/ui/c.tsx', text)).toEqual([
    'storefront/app/ui/a.ts',
    'storefront/app/styles.css',
    'contract/src/rules/a.ts',
    'storefront/app/b.ts',
    'storefront/app/messages/en/cart.ts',
    'admin/src/ui/long.tsx',
    'storefront/test/render-shop.tsx',
    'storefront/app/ui/lazy.tsx',
  ]);
  expect(listImports('admin/src/ui/c.test.tsx', "import { renderAdmin } from '#test/render-admin.tsx';")).toEqual([
    'admin/test/render-admin.tsx',
  ]);
});
