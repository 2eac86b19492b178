import { phoneForm } from '@uruhu/contract/forms';
import { describe, expect, test } from 'vitest';
import { explainPhoneError, withPhoneMessages } from './phone-messages.ts';

describe('the message for a phone number', () => {
  test.each(['', '  ', '\u202a\u202c'])('asks for a number for %j', (text) => {
    expect(explainPhoneError(text)).toBe('Please enter your phone number');
  });

  test('asks for one number where the field has no place for two', () => {
    expect(explainPhoneError('0788123456 / 0722123456')).toBe('Please enter one phone number here.');
  });

  test('counts too few digits', () => {
    expect(explainPhoneError('078 800')).toBe(
      'Please enter a valid phone number. Rwandan numbers have 10 digits, like 0788 123 456. This one has 6.',
    );
  });

  test('counts too many digits', () => {
    expect(explainPhoneError('1'.repeat(41))).toBe('Please enter a valid phone number, like 0788 123 456. This one has 41 digits.');
  });

  test.each(['0788-ABC-456', 'my sister'])('says which characters are allowed for %j', (text) => {
    expect(explainPhoneError(text)).toBe('Please enter a valid phone number: digits, spaces, hyphens and parentheses, like 0788 123 456.');
  });
});

describe('the contact form', () => {
  const form = withPhoneMessages(phoneForm);

  test('shows the message for each number', () => {
    const checked = form.safeParse({ primaryPhone: '078 800', secondaryPhone: 'x' });
    expect(!checked.success && checked.error.issues.map(({ message }) => message)).toEqual([
      expect.stringContaining('This one has 6.'),
      expect.stringContaining('digits, spaces'),
    ]);
  });

  test('requires the first number but not the second, and accepts valid ones', () => {
    const empty = form.safeParse({ primaryPhone: '', secondaryPhone: '' });
    expect(!empty.success && empty.error.issues.map(({ message }) => message)).toEqual(['Please enter your phone number']);
    for (const primaryPhone of ['0788123456', '\u202a+250 788 123 456\u202c', '0788123456 / 0722123456'])
      expect(form.safeParse({ primaryPhone, secondaryPhone: '' }).success).toBe(true);
  });
});
