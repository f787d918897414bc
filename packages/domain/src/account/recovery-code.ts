/** The number of recovery codes that come with a second factor. */
export const RECOVERY_CODES = 10;

/** Ten characters of 32 are 50 bits; there is no 0, O, 1 or I, which look alike on paper. */
const LENGTH = 10;
const CHARACTERS = '23456789ABCDEFGHJKLMNPQRSTUVWXYZ';

/**
 * Makes up a recovery code, as it is kept and compared: ten uppercase letters and digits.
 *
 * @param randomBelow a random whole number from 0 up to, and without, the one given
 */
export function makeRecoveryCode(randomBelow: (limit: number) => number): string {
  return Array.from({ length: LENGTH }, () => CHARACTERS.charAt(randomBelow(CHARACTERS.length))).join('');
}

/** A recovery code as people read it: 'ABCDE-FGHJK'. */
export function formatRecoveryCode(code: string): string {
  return `${code.slice(0, LENGTH / 2)}-${code.slice(LENGTH / 2)}`;
}
