/** The length of a generated code. */
const LENGTH = 6;
const CHARACTERS = 'ABCDEFGHIJKLMNOPQRSTUVWXYZ0123456789';

/**
 * Makes up a registration code: six uppercase letters and digits.
 *
 * @param randomBelow a random whole number from 0 up to, and without, the one given
 */
export function makeRegistrationCode(randomBelow: (limit: number) => number): string {
  return Array.from({ length: LENGTH }, () => CHARACTERS.charAt(randomBelow(CHARACTERS.length))).join('');
}
