import { expect, test } from 'vitest';
import { describeConcept, describeReason } from './search-word-texts.ts';

test('a part of a query is described with what it means, and whether products have it', () => {
  const concept = { words: 'dry cheek', means: ['dry cheek', 'dry skin', 'dryness'], is_optional: false, is_known: true };
  expect(describeConcept(concept)).toBe('“dry cheek”: looks for dry skin, dryness too');
  expect(describeConcept({ ...concept, means: [], is_known: false })).toBe('“dry cheek”: no product has it');
  expect(describeConcept({ ...concept, words: 'for', means: [], is_optional: true })).toBe('“for”: only changes the order');
  expect(describeConcept({ ...concept, words: 'cream', means: ['cream'] })).toBe('“cream”');
});

test('the place of a product is described with its points and what it lacks', () => {
  const reason = {
    product_id: 'p1',
    concepts: [
      { words: 'cream', found_by: 'cream', points: 76 },
      { words: 'dry cheek', found_by: 'dry skin', points: 36 },
    ],
    bonus: 0,
    purpose_share: 1,
    lacks: [],
  };
  expect(describeReason(reason)).toBe('Points: “cream” 76, “dry cheek” by “dry skin” 36.');
  expect(describeReason({ ...reason, bonus: 12, purpose_share: 0.75, lacks: ['night'] })).toBe(
    'Points: “cream” 76, “dry cheek” by “dry skin” 36, 75 % of these for this kind of product, its name and kind 12. Comes after others, as it lacks “night”.',
  );
});
