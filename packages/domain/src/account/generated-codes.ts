/** Returns a random integer from 0 up to, but not including, its argument. */
type RandomBelow = (limit: number) => number;

/** The number of recovery codes of a second factor. */
export const RECOVERY_CODES = 10;

/** Ten of 32 characters are 50 bits. 0, O, 1 and I are not used, because they look alike on paper. */
const RECOVERY_LENGTH = 10;
const RECOVERY_CHARACTERS = '23456789ABCDEFGHJKLMNPQRSTUVWXYZ';

const REGISTRATION_LENGTH = 6;
const REGISTRATION_CHARACTERS = 'ABCDEFGHIJKLMNOPQRSTUVWXYZ0123456789';

/** Generates a recovery code as stored and compared: ten uppercase letters and digits. */
export function makeRecoveryCode(randomBelow: RandomBelow): string {
  return randomText(RECOVERY_LENGTH, RECOVERY_CHARACTERS, randomBelow);
}

/** Formats a recovery code for people: 'ABCDE-FGHJK'. */
export function formatRecoveryCode(code: string): string {
  return `${code.slice(0, RECOVERY_LENGTH / 2)}-${code.slice(RECOVERY_LENGTH / 2)}`;
}

/** Generates a registration code: six uppercase letters and digits. */
export function makeRegistrationCode(randomBelow: RandomBelow): string {
  return randomText(REGISTRATION_LENGTH, REGISTRATION_CHARACTERS, randomBelow);
}

function randomText(length: number, characters: string, randomBelow: RandomBelow): string {
  return Array.from({ length }, () => characters.charAt(randomBelow(characters.length))).join('');
}
