import { expect, test } from 'vitest';
import { describeConcept, describeReason, listNotes } from './search-word-texts.ts';

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
    total: 56,
    purpose_share: 1,
    lacks: [],
  };
  expect(describeReason(reason)).toBe('56 points, on average: “cream” 76, “dry cheek” by “dry skin” 36.');
  expect(describeReason({ ...reason, bonus: 12, total: 54, purpose_share: 0.75, lacks: ['night'] })).toBe(
    '54 points, on average: “cream” 76, “dry cheek” by “dry skin” 36, 75 % of these for this kind of product, 12 more for its name, kind or size. Comes after others: “night” is missing, only in its description, or only similar.',
  );
});

test('notes say why nothing is found, that prices order the results, and what is never shown', () => {
  const trial = {
    total: 3,
    corrected: null,
    ignored: [],
    products: [],
    concepts: [],
    reasons: [],
    refusal: null,
    is_by_price: false,
    hidden_by: [],
    hidden_count: 0,
  };
  expect(listNotes(trial)).toEqual([]);
  expect(listNotes({ ...trial, total: 0 })).toEqual(['Products have these words only in their descriptions or ingredients.']);
  expect(listNotes({ ...trial, total: 0, refusal: 'too_short' })).toEqual(['It shows nothing because there is too little to search for.']);
  expect(listNotes({ ...trial, is_by_price: true, hidden_by: ['pregnant'], hidden_count: 1 })).toEqual([
    'The best are ordered by price.',
    'To keep shoppers from harm, 1 product can never be shown because of “pregnant”.',
  ]);
});
