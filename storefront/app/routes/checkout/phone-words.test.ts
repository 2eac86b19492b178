import { phoneForm } from '@uruhu/contract/forms';
import { describe, expect, test } from 'vitest';
import { phoneTrouble, withPhoneWords } from './phone-words.ts';

describe('why a number is no phone number', () => {
  test.each(['', '  '])('%j: asks for one', (text) => {
    expect(phoneTrouble(text)).toBe('Please enter your phone number');
  });

  test.each(['0788123456', '+250 788 123 456'])('%j: nothing is wrong', (text) => {
    expect(phoneTrouble(text)).toBeUndefined();
  });

  test('too few digits are counted', () => {
    expect(phoneTrouble('078 800')).toBe(
      'Please enter a valid phone number. Rwandan numbers have 10 digits, like 0788 123 456. This one has 6.',
    );
  });

  test('too many are, too', () => {
    expect(phoneTrouble('1'.repeat(41))).toBe('Please enter a valid phone number, like 0788 123 456. This one has 41 digits.');
  });

  test.each(['0788-ABC-456', '0788.123.456', 'my sister'])('%j: says what may be typed', (text) => {
    expect(phoneTrouble(text)).toBe('Please enter a valid phone number: digits, spaces, hyphens and parentheses, like 0788 123 456.');
  });
});

describe('the form of the contact', () => {
  const form = withPhoneWords(phoneForm);

  test('says of each number what is wrong with it', () => {
    const checked = form.safeParse({ primaryPhone: '078 800', secondaryPhone: 'x' });
    expect(!checked.success && checked.error.issues.map(({ message }) => message)).toEqual([
      expect.stringContaining('This one has 6.'),
      expect.stringContaining('digits, spaces'),
    ]);
  });

  test('asks for the first where there is none, never for the second, and takes what is right', () => {
    const empty = form.safeParse({ primaryPhone: '', secondaryPhone: '' });
    expect(!empty.success && empty.error.issues.map(({ message }) => message)).toEqual(['Please enter your phone number']);
    expect(form.safeParse({ primaryPhone: '0788123456', secondaryPhone: '' }).success).toBe(true);
  });
});
