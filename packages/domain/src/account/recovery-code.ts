/** The number of recovery codes of a second factor. */
export const RECOVERY_CODES = 10;

/** Ten of 32 characters are 50 bits. 0, O, 1 and I are not used, because they look alike on paper. */
const LENGTH = 10;
const CHARACTERS = '23456789ABCDEFGHJKLMNPQRSTUVWXYZ';

/**
 * Generates a recovery code as stored and compared: ten uppercase letters and digits.
 *
 * @param randomBelow returns a random integer from 0 up to, but not including, its argument
 */
export function makeRecoveryCode(randomBelow: (limit: number) => number): string {
  return Array.from({ length: LENGTH }, () => CHARACTERS.charAt(randomBelow(CHARACTERS.length))).join('');
}

/** Formats a recovery code for people: 'ABCDE-FGHJK'. */
export function formatRecoveryCode(code: string): string {
  return `${code.slice(0, LENGTH / 2)}-${code.slice(LENGTH / 2)}`;
}
