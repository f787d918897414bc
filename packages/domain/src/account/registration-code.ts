/** The length of a generated code. */
const LENGTH = 6;
const CHARACTERS = 'ABCDEFGHIJKLMNOPQRSTUVWXYZ0123456789';

/**
 * Generates a registration code: six uppercase letters and digits.
 *
 * @param randomBelow returns a random integer from 0 up to, but not including, its argument
 */
export function makeRegistrationCode(randomBelow: (limit: number) => number): string {
  return Array.from({ length: LENGTH }, () => CHARACTERS.charAt(randomBelow(CHARACTERS.length))).join('');
}
