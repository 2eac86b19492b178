import { expect, test } from 'vitest';
import { chooseCardTag } from './card-product.ts';

test('a card shows the preferred tag if the product has it', () =>
  expect(chooseCardTag(['BEST SELLER', 'HOT DEAL'], 'HOT DEAL')).toBe('HOT DEAL'));
test('a card shows the first tag if the product lacks the preferred one', () =>
  expect(chooseCardTag(['BEST SELLER', 'HOT DEAL'], 'NEW ARRIVAL')).toBe('BEST SELLER'));
test('a card shows the first tag without a preference', () => expect(chooseCardTag(['LIMITED TIME', 'HOT DEAL'])).toBe('LIMITED TIME'));
test('a card of a product without tags shows none', () => expect(chooseCardTag([], 'HOT DEAL')).toBeNull());
