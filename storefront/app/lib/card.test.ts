import { expect, test } from 'vitest';
import { cardTag } from './card.ts';

test('the preferred tag if there', () => expect(cardTag(['BEST SELLER', 'HOT DEAL'], 'HOT DEAL')).toBe('HOT DEAL'));
test('else the first', () => expect(cardTag(['BEST SELLER', 'HOT DEAL'], 'NEW ARRIVAL')).toBe('BEST SELLER'));
test('without a preference the first', () => expect(cardTag(['LIMITED TIME', 'HOT DEAL'])).toBe('LIMITED TIME'));
test('none without tags', () => expect(cardTag([], 'HOT DEAL')).toBeNull());
