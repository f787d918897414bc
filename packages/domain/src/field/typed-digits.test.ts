import { expect, it } from 'vitest';
import { readDigits, readPhone, readZip } from './typed-digits.ts';

it('removes the separators between digits', () => {
  expect(readDigits('900-55-7001')).toBe('900557001');
  // A non-breaking hyphen, and a direction mark before the digits.
  expect(readDigits('\u200e900\u201155\u20117001')).toBe('900557001');
  expect(readDigits('900-55-70x1')).toBe('9005570x1');
});

it.each(['787.555.0110', '(787) 555-0110', '+1 787 555 0110', '1-787-555-0110', '787/555-0110'])(
  'reads the telephone number %s',
  (text) => {
    expect(readPhone(text)).toBe('7875550110');
  },
);

it('keeps an extension in a telephone number, which the schema refuses', () => {
  expect(readPhone('787-555-0110 ext. 12')).toBe('7875550110ext12');
});

it.each([
  ['00901', '00901'],
  ['725', '00725'],
  ['009011234', '00901-1234'],
  ['9011234', '00901-1234'],
  ['00901-1234', '00901-1234'],
  ['00901 1234', '00901-1234'],
  ['12', '12'],
  ['PR 00901', 'PR 00901'],
])('reads the postal code %s as %s', (text, zip) => {
  expect(readZip(text)).toBe(zip);
});
